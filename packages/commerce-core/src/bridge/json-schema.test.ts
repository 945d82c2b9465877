import { fc, it } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect } from 'vitest';
import { ENVELOPES } from './bridge-envelope.ts';
import { EVENTS, METHODS, SHELL_METHODS } from './bridge-messages.ts';
import { conforms, type Schema } from './json-schema.ts';

const schemas: readonly Schema[] = [
  ...Object.values(ENVELOPES),
  ...[...Object.values(METHODS), ...Object.values(SHELL_METHODS)].flatMap(({ params, result }) => [params, result]),
  ...Object.values(EVENTS).map(({ payload }) => payload),
];
const ajv = new Ajv2020({ strict: false });
const compiled = schemas.map((schema) => ({ schema, validate: ajv.compile(schema) }));

/** Values that a schema allows, or nearly. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constantFrom<unknown>(schema.const, 'other');
  if ('enum' in schema) return fc.constantFrom(...schema.enum, 'other');
  if ('anyOf' in schema) return fc.oneof(...schema.anyOf.map(near));
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        fc.string(),
        fc.constantFrom(
          'session',
          'a.b',
          'https://a',
          '😀'.repeat(20),
          '😀'.repeat(33),
          'x'.repeat(schema.maxLength),
          'x'.repeat(schema.maxLength + 1),
        ),
      );
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 101 }), fc.constantFrom(0.5, 1));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(near(schema.items), { maxLength: schema.maxItems + 1 });
    case 'object':
      if ('additionalProperties' in schema)
        return fc.dictionary(fc.string(), near(schema.additionalProperties), { maxKeys: 5 });
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties).map(([key, one]) => [
            key,
            fc.oneof({ weight: 9, arbitrary: near(one) }, { weight: 1, arbitrary: fc.jsonValue() }),
          ]),
        ),
        { requiredKeys: Object.keys(schema.properties).filter((_, at) => at % 2 === 0) },
      );
  }
}

const samples = fc
  .constantFrom(...compiled)
  .chain((one) => fc.tuple(fc.constant(one), fc.oneof(near(one.schema), fc.jsonValue())));

describe('conforms', () => {
  it.prop([samples], { numRuns: 2_000 })(
    'judges every schema of the bridge as Ajv does [BRIDGE-16]',
    ([{ schema, validate }, value]) => {
      expect(conforms(schema, value)).toBe(validate(value));
    },
  );
});
