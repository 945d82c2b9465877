/** What says that somebody uses the page. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** Resolves with the next touch or key on this page. */
export function firstAct(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const act of ACTS) addEventListener(act, resolve, { capture: true, once: true });
  });
}
