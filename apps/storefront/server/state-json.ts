/** What was written of data that can no longer change, for as long as somebody holds that data. */
const written = new WeakMap<object, string>();

/**
 * Writes data as JSON that cannot end the script element it stands in, nor break a JavaScript string. Data frozen through and
 * through, as an answer is that many pages share, is written once. For plain data: no `toJSON`, no cycles.
 */
export function stateJson(value: unknown): string {
  return inScript(sharedJson(value) ?? 'null');
}

/** Writes data of one page alone in the same way. */
export function pageJson(value: object): string {
  return inScript(JSON.stringify(value));
}

/** The JSON of a value, for a script of its own; undefined for what JSON has no word for. */
function sharedJson(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  if (!Object.isFrozen(value)) return Array.isArray(value) ? listJson(value) : recordJson(value);
  // Escaped here, so that nothing is found in it when it is a part of a page.
  const json = inScript(JSON.stringify(value));
  if (isFrozenThrough(value)) written.set(value, json);
  return json;
}

function listJson(list: readonly unknown[]): string {
  return `[${list.map((item) => sharedJson(item) ?? 'null').join()}]`;
}

function recordJson(record: object): string {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    const json = sharedJson(value);
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${fields.join()}}`;
}

function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function isFrozenThrough(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenThrough);
}
