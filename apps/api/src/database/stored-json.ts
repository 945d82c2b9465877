/** One field of something read from a JSON column; undefined when it is not there. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A field that should be a number; the fallback when it is not. */
export function numberOf<Fallback>(value: unknown, name: string, fallback: Fallback): number | Fallback {
  const field = fieldOf(value, name);
  return typeof field === 'number' ? field : fallback;
}

/** A field that should be a text; the fallback when it is not. */
export function textOf<Fallback>(value: unknown, name: string, fallback: Fallback): string | Fallback {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : fallback;
}

/** The items of something that should be a list; none when it is not. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The one of a list's values that a stored value is; undefined when it is none of them. */
export function knownOf<Known extends string>(list: readonly Known[], stored: unknown): Known | undefined {
  return list.find((candidate) => candidate === stored);
}

/** Whether a JSON value is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
