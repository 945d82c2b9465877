/** `pnpm dev`: keeps a shop running from source and starts it again after every change. */
import '@dealstore/shop/help';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handleShutdown } from '@dealstore/shop/shutdown';
import { rerunOnChange } from './rerun.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WATCHED = [
  'apps/api/src',
  'apps/shop/src',
  'packages/commerce-core/src',
  'packages/demo/src',
  'packages/ui/src',
  'openapi/generated',
  ...['src', 'server', 'build', 'public'].map((folder) => `apps/storefront/${folder}`),
];

const folders = WATCHED.map((folder) => join(ROOT, folder));
rerunOnChange(join(ROOT, 'apps/shop/src/start.ts'), folders, handleShutdown());
