/** Runs work once for all callers that ask for the same key while it is running; nothing is kept once it has ended. */
export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a single flight, as Go's `singleflight` package has it. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
}
