type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/**
 * The same schemas with every `allOf` of objects written out as one object: a reader that closes an object to unknown
 * fields, or reads its columns, then finds them all in one place.
 * @throws Error for a part that is no object
 */
export function withWholeObjects(schemas: Schemas): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, wholeObject(schema, schemas)]));
}

function wholeObject({ allOf, ...schema }: Schema, schemas: Schemas): Schema {
  if (!Array.isArray(allOf)) return schema;
  const parts = allOf.map((part: Schema) => wholeObject(referred(part, schemas), schemas));
  if (parts.some(({ type }) => type !== 'object')) throw new Error(`no object in allOf: ${JSON.stringify(allOf)}`);
  const required: unknown[] = parts.flatMap((part) => part['required'] ?? []);
  return {
    type: 'object',
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    ...(required.length > 0 && { required }),
  };
}

function referred(part: Schema, schemas: Schemas): Schema {
  const { $ref: reference } = part;
  if (typeof reference !== 'string') return part;
  const found = schemas[reference.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`unknown ${reference}`);
  return found;
}
