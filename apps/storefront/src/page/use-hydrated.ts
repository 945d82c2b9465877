import { useSyncExternalStore } from 'react';

/** Whether the component is hydrated: false on the server and in the first render of its HTML, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no);
}

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;
