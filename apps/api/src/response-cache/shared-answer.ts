/** An answer that many callers are given. */
export interface SharedAnswer {
  /** Frozen, for all who ask get the same object. */
  readonly answer: unknown;
  /** The same as JSON. */
  readonly body: string;
}

/** Serializes an answer, and freezes what a caller elsewhere would parse of it. */
export function toSharedAnswer(answer: unknown): SharedAnswer {
  const body = JSON.stringify(answer);
  return { body, answer: deepFreeze(JSON.parse(body)) };
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
