import { commerceError } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { LoadServices } from '../../container/services.ts';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { eventsQuery, exhibitionsQuery, shownListQuery, timedDealQuery } from './home.queries.ts';
import { screen } from './home.screen.tsx';

const away: LoadServices = () => Promise.reject(commerceError('NETWORK'));

const READS: Readonly<Record<string, (client: QueryClient) => Promise<void>>> = {
  deal: (client) => client.prefetchQuery(timedDealQuery(away, true)),
  best: (client) => client.prefetchQuery(shownListQuery(away, 'BEST', 'first')),
  limited: (client) => client.prefetchQuery(shownListQuery(away, 'LIMITED', 'first')),
  exhibitions: (client) => client.prefetchQuery(exhibitionsQuery(away, 'first')),
  events: (client) => client.prefetchQuery(eventsQuery(away, true)),
};

describe('a tab of the home whose list cannot be read', () => {
  it.each(Object.entries(READS))('%s shows the failure in the place of its list, with a retry', async (tab, ask) => {
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
    const part = <screen.Screen params={{}} search={new URLSearchParams({ tab })} />;
    expect(renderOnServer(part, { client })).not.toContain('다시 시도');
    await ask(client);
    expect(renderOnServer(part, { client })).toContain('다시 시도</button>');
  });
});
