/** What happened, in the order in which it did, until a listener is there to be told. */
export interface EventQueue<QueuedEvent extends NonNullable<unknown>> {
  push(event: QueuedEvent): void;
  /**
   * Hands everything on from now on, one after another; what is still waiting first. One that fails is left out.
   * @param handle answers a promise only where it has to wait: the next is handed on after it
   */
  open(handle: (event: QueuedEvent) => void | Promise<void>): void;
}

/**
 * Keeps what happens before its listener has come, so that nothing is lost or out of order
 * however late that is. Spec §4.
 */
export function createEventQueue<QueuedEvent extends NonNullable<unknown>>(): EventQueue<QueuedEvent> {
  const waiting: QueuedEvent[] = [];
  let handle: ((event: QueuedEvent) => void | Promise<void>) | null = null;
  let isDraining = false;
  const drain = async (): Promise<void> => {
    if (handle === null || isDraining) return;
    isDraining = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        const handled = handle(next);
        // NOTE: without a wait it is told within the task it happened in; a page that is left has no later one.
        if (handled !== undefined) await handled;
      } catch {
        // One that cannot be told must not keep the others back.
      }
    }
    isDraining = false;
  };
  return {
    push: (event) => {
      waiting.push(event);
      void drain();
    },
    open: (listener) => {
      handle = listener;
      void drain();
    },
  };
}
