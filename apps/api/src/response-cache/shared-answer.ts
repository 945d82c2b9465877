/** An answer as it travels. */
export interface RememberedAnswer {
  /** Shared by all who ask, and therefore frozen. */
  readonly answer: unknown;
  /** The same as JSON. */
  readonly body: string;
}

/** Turns an answer into what a caller elsewhere would read of it, and closes it against change. */
export function shareable(answer: unknown): RememberedAnswer {
  const body = JSON.stringify(answer);
  return { body, answer: frozen(JSON.parse(body)) };
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
