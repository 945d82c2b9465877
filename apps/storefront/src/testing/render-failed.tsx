import { commerceError } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import type { LoadServices, Services } from '../container/services.ts';
import { createQueryClient } from '../page/query-client.ts';
import { renderOnServer } from './render-on-server.tsx';

const away = (): Promise<Services> => Promise.reject(commerceError('INTERNAL'));
const [SKELETON = '?'] = /class="[^"]+"/.exec(renderOnServer(<Skeleton height={1} />)) ?? [];

/** Renders a part before and after its call has failed; whether each shows a place that is being loaded, and the last. */
export async function renderFailed(
  part: ReactNode,
  ask: (client: QueryClient, services: LoadServices) => Promise<void>,
) {
  const client = createQueryClient();
  // A failed query is shown as it is, and not read again.
  client.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
  const render = () => renderOnServer(part, { client, path: '/myPage', facts: { loggedIn: true } });
  const loading = render();
  await ask(client, away);
  const failed = render();
  return { loads: [loading, failed].map((html) => html.includes(SKELETON)), failed };
}
