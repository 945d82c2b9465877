import type { Query } from '@tanstack/react-query';

/**
 * How a flow is read that starts from its first answer: anew each time it is opened, without waiting for a network that
 * is away; the screen says what failed. What has not come yet is asked for once more when the network is back.
 */
export const FIRST_READ = {
  staleTime: ({ state }: Pick<Query, 'state'>) => (state.data === undefined ? 0 : 'static'),
  refetchOnReconnect: true,
  gcTime: 0,
  networkMode: 'always',
  meta: { quiet: 'shown' },
} as const;
