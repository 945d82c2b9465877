/** How often the event loop goes round between two turns: each time it takes in one new connection, and what has arrived. */
const ROUNDS = 3;

/** Resolves when it is the caller's turn. */
export type Turn = () => Promise<void>;

/**
 * Lets pieces of work that hold the event loop begin one by one, in the order in which they asked. Many pages often wait
 * for one answer of the database; rendered all at once, nobody else was heard meanwhile, probes and refusals neither.
 * @param goRound calls back after what has arrived has been taken in
 */
export function createTurns(goRound: (then: () => void) => void = setImmediate): Turn {
  const line: (() => void)[] = [];
  const next = (rounds: number): void => {
    if (rounds > 0) return goRound(() => next(rounds - 1));
    line.shift()?.();
    if (line.length > 0) goRound(() => next(ROUNDS - 1));
  };
  return () =>
    new Promise((resolve) => {
      if (line.push(resolve) === 1) goRound(() => next(0));
    });
}
