/** Lets every promise that is already decided call back, and those they lead to. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
