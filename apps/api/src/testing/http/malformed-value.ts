import { fc } from '@fast-check/vitest';
import { componentSchemas, type Schema } from '../../contract/document.ts';

/** Values that exist, by the names the contract gives them. */
export type KnownValues = ReadonlyMap<string, readonly (number | string)[]>;

/** Valid values for each invalid one. */
export const VALID_PER_INVALID = 25;

/** What a careless or hostile client writes where something else belongs. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', [], {}, [[]], 0, -0, -1, 0.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.constantFrom('\0', '\ud800', 'a\udc00', '1', '-1', '1e3', 'null', "' or 1=1 --", '<script>', '../..', '%', '😀'),
  fc.constantFrom('2026-02-30', '9999-12-31 23:59:60', '00000000-0000-0000-0000-000000000000', 'ㄱ'.repeat(5_000)),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1}}'), nested(40)),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double(),
  fc.bigInt().map(String),
  fc.jsonValue({ maxDepth: 3 }),
);

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: [nested(depth - 1)] };
}

/** Mostly the valid one, now and then the invalid one. */
export function rarely<T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: VALID_PER_INVALID, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

/** A value of a schema, each part of it wrong once in a while. */
export function valueOf(schema: Schema, knownValues: KnownValues, name = ''): fc.Arbitrary<unknown> {
  return rarely(rightValueOf(schema, knownValues, name), strange);
}

/** A value of a schema whose parts may be wrong, itself of the right kind. */
export function rightValueOf(schema: Schema, knownValues: KnownValues, name: string): fc.Arbitrary<unknown> {
  const values = knownValues.get(name) ?? [];
  const own = ownValueOf(schema, knownValues);
  return values.length === 0 ? own : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, own);
}

function ownValueOf(schema: Schema, knownValues: KnownValues): fc.Arbitrary<unknown> {
  const { $ref: reference, oneOf: ways, enum: choices, type } = schema;
  if (typeof reference === 'string')
    return ownValueOf(componentSchemas[reference.split('/').at(-1) ?? ''] ?? {}, knownValues);
  if (isList(ways)) return fc.oneof(...ways.map((way) => ownValueOf(way, knownValues)));
  if (isList(choices)) return fc.constantFrom<unknown>(...choices);
  const kind: unknown = Array.isArray(type) ? type[0] : type;
  const value = VALUES[String(kind)]?.(schema, knownValues) ?? strange;
  return Array.isArray(type) && type.includes('null') ? fc.oneof(value, fc.constant(null)) : value;
}

const VALUES: Readonly<Record<string, (schema: Schema, knownValues: KnownValues) => fc.Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 2_000_000_000 }) =>
    fc.oneof(
      fc.integer({ min: Number(minimum), max: Math.min(Number(minimum) + 30, Number(maximum)) }),
      fc.integer({ min: Number(minimum), max: Number(maximum) }),
    ),
  number: () => fc.double({ noNaN: true }),
  string: ({ pattern, minLength = 0, maxLength = 40 }) =>
    typeof pattern === 'string'
      ? fc.stringMatching(new RegExp(pattern))
      : fc.string({ unit: 'grapheme', minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 300) }),
  array: ({ items }, knownValues) =>
    fc.array(isSchema(items) ? valueOf(items, knownValues) : strange, { maxLength: 4 }),
  object: ({ properties, required }, knownValues) => objectOf(properties, required, knownValues),
};

function objectOf(properties: unknown, required: unknown, knownValues: KnownValues): fc.Arbitrary<unknown> {
  if (!isSchema(properties)) return fc.dictionary(fc.string({ maxLength: 5 }), strange, { maxKeys: 3 });
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      isSchema(schema) ? valueOf(schema, knownValues, name) : strange,
    ]),
  );
  const needed = Array.isArray(required) ? required.map(String) : [];
  const right = fc.record(fields, { requiredKeys: needed.filter((name) => name in fields) });
  const withMore = fc
    .tuple(right, fc.string({ maxLength: 8 }), strange)
    .map(([value, name, more]) => ({ ...value, [name]: more }));
  const withLess = fc.record(fields, { requiredKeys: [] });
  return fc.oneof({ weight: VALID_PER_INVALID, arbitrary: right }, withMore, withLess);
}

/** A good value with something wrong in one place. */
export function damaged(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return strange;
  const entries = Object.entries(value);
  const rebuilt = (parts: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  const within = fc
    .nat({ max: entries.length - 1 })
    .chain((place) =>
      damaged(entries[place]?.[1]).map((part) =>
        rebuilt(entries.map(([name, value], index) => [name, index === place ? part : value])),
      ),
    );
  const without = fc.nat({ max: entries.length - 1 }).map((place) => rebuilt(entries.toSpliced(place, 1)));
  return fc.oneof({ weight: 8, arbitrary: within }, { weight: 2, arbitrary: without }, strange);
}

function isList(value: unknown): value is readonly Schema[] {
  return Array.isArray(value);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
