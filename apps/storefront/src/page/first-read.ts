/**
 * How a flow is read that starts from its first answer: once each time it is opened, at once where there is no network, and the
 * screen says what failed.
 */
export const FIRST_READ = {
  staleTime: 'static',
  gcTime: 0,
  networkMode: 'always',
  meta: { pageSays: true },
} as const;
