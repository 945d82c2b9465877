/**
 * How a flow is read that starts from its first answer: anew each time it is opened, without waiting for a network that
 * is away; the screen says what failed.
 */
export const FIRST_READ = {
  staleTime: 'static',
  gcTime: 0,
  networkMode: 'always',
  meta: { quiet: 'said' },
} as const;
