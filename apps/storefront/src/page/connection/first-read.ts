import type { Query } from '@tanstack/react-query';

/**
 * Options of a query that gives a flow its initial data: refetched on every mount, not paused while offline, never
 * refetched once it has data, and retried when the network is back. The screen shows its failure.
 */
export const FIRST_READ = {
  staleTime: ({ state }: Pick<Query, 'state'>) => (state.data === undefined ? 0 : 'static'),
  refetchOnReconnect: true,
  gcTime: 0,
  networkMode: 'always',
  meta: { quiet: 'shown' },
} as const;
