/** Events that count as input. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/** Resolves with the next touch or key on this page. */
export function firstInput(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const input of INPUTS) addEventListener(input, resolve, { capture: true, once: true });
  });
}
