import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Build, buildOnce, type During, runNode } from './build-once.ts';
import { ROOT } from './database/data-folder.ts';
import { keepFormerFiles } from './database/former-files.ts';

const STOREFRONT = join(ROOT, 'apps', 'storefront');
/** Where the built storefront lies: `client/` and `server/`. */
export const STOREFRONT_BUILD = join(STOREFRONT, 'dist');

const BUILD: Build = {
  folder: STOREFRONT,
  /** Every file a bundle may be made of, and the plugins that make it. */
  inputs: [
    'apps/storefront/src',
    'apps/storefront/build',
    'apps/storefront/public',
    'apps/storefront/vite.config.ts',
    'apps/storefront/package.json',
    'packages/commerce-core/src',
    'packages/commerce-core/package.json',
    'packages/ui/src',
    'packages/ui/package.json',
    'pnpm-lock.yaml',
  ],
  run: async () => {
    await keepFormerFiles(STOREFRONT_BUILD, Date.now());
    const vite = dirname(createRequire(join(STOREFRONT, 'package.json')).resolve('vite/package.json'));
    const args = [join(vite, 'bin/vite.js'), 'build', '--logLevel', 'warn'];
    await runNode(args, STOREFRONT, 'the storefront could not be built');
  },
};

/** Builds the storefront unless it is built: see `buildOnce`. */
export function buildStorefront(during: During = (work) => work): Promise<boolean> {
  return buildOnce(BUILD, during);
}
