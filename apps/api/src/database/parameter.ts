/**
 * A parameter as PostgreSQL reads it: text, bytes, or null for none. Dates are instants in UTC, lists are array
 * literals, any other object is JSON. Throws on a date that is none. Assumed: as the driver does, but for the zone.
 */
export function parameterOf(value: unknown): string | Buffer | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'object':
      return value === null ? null : objectOf(value);
    case 'undefined':
      return null;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      throw new TypeError(`a ${typeof value} is no parameter of a statement`);
  }
}

function objectOf(value: object): string | Buffer {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayOf(value);
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return JSON.stringify(value);
}

function arrayOf(items: readonly unknown[]): string {
  return `{${items.map(itemOf).join(',')}}`;
}

function itemOf(item: unknown): string {
  if (typeof item === 'number') return String(item);
  if (Array.isArray(item)) return arrayOf(item);
  const text = parameterOf(item);
  if (text === null) return 'NULL';
  // Bytes inside a list are written in hexadecimal; the backslash is escaped as in any text of a list.
  const plain = typeof text === 'string' ? text : `\\x${text.toString('hex')}`;
  return `"${plain.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
