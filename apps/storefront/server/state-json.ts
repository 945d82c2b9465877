/** What was written of data that can no longer change, for as long as somebody holds that data. */
const written = new WeakMap<object, string>();

/**
 * Writes data as JSON that cannot end the script element it stands in, nor break a JavaScript string. Data frozen through and
 * through, as an answer is that many pages share, is written once. For plain data: no `toJSON`, no cycles.
 */
export function stateJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escaped(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  if (!Object.isFrozen(value)) return Array.isArray(value) ? listJson(value) : recordJson(value);
  const json = escaped(value);
  if (isFrozenThrough(value)) written.set(value, json);
  return json;
}

function listJson(list: readonly unknown[]): string {
  return `[${list.map((item) => (item === undefined ? 'null' : stateJson(item))).join()}]`;
}

function recordJson(record: object): string {
  const fields = Object.entries(record).filter(([, value]) => value !== undefined);
  return `{${fields.map(([name, value]) => `${escaped(name)}:${stateJson(value)}`).join()}}`;
}

function escaped(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function isFrozenThrough(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenThrough);
}
