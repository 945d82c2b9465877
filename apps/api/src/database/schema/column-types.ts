import pg from 'pg';

const { builtins } = pg.types;
const INT8_ARRAY_OID = 1016;
const UTC_INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;
const parseAnyInstant = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text');

/**
 * Whole numbers come as text from the wire; past 2^53 a number would lie, so it is refused. Assumed: won stay below.
 */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

/** Decimals of rates; refused when a number could not hold their whole part. Assumed: at most two decimals. */
function parseDecimal(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`${text} does not fit a number`);
  }
  return value;
}

function parseIntegerArray(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(parseInteger);
}

/**
 * `2026-11-20 09:30:00.123+00` is nearly what dates are made from; a server that is not in UTC is read by the driver.
 */
function parseInstant(text: string): unknown {
  if (!UTC_INSTANT.test(text)) return parseAnyInstant(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

type Parser = (text: string) => unknown;

const PARSERS: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [builtins.INT8, parseInteger],
  [builtins.NUMERIC, parseDecimal],
  [INT8_ARRAY_OID, parseIntegerArray],
  [builtins.TIMESTAMPTZ, parseInstant],
  // A calendar day has no zone: it stays `yyyy-MM-dd` instead of becoming midnight somewhere.
  [builtins.DATE, (text) => text],
]);

/** How columns become values, per connection and not for the whole process. Assumed: our own types. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : PARSERS.get(oid);
    return own ?? pg.types.getTypeParser(oid, format);
  },
};
