/** The part of JSON Schema (2020-12) that messages of the bridge are described with. Source: json-schema.org. */
export type Schema =
  | { readonly const: string | number | boolean | null }
  | { readonly enum: readonly string[] }
  | { readonly type: 'string'; readonly maxLength: number; readonly pattern?: string }
  | { readonly type: 'integer' | 'number'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: 'boolean' | 'null' }
  | { readonly type: 'array'; readonly items: Schema; readonly maxItems: number }
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, Schema>>;
      readonly required: readonly string[];
    }
  | { readonly type: 'object'; readonly additionalProperties: Schema; readonly maxProperties: number }
  | { readonly anyOf: readonly Schema[] };

/** What a schema describes, as a type: the schema is written once, and the type follows from it. */
export type ValueOf<S> = S extends { readonly const: infer C }
  ? C
  : S extends { readonly enum: readonly (infer E)[] }
    ? E
    : S extends { readonly anyOf: readonly (infer A)[] }
      ? ValueOf<A>
      : S extends { readonly type: 'array'; readonly items: infer I }
        ? readonly ValueOf<I>[]
        : S extends { readonly properties: infer P; readonly required: readonly (infer R)[] }
          ? { readonly [K in keyof P as K extends R ? K : never]: ValueOf<P[K]> } & {
              readonly [K in keyof P as K extends R ? never : K]?: ValueOf<P[K]>;
            }
          : S extends { readonly additionalProperties: infer V }
            ? Readonly<Record<string, ValueOf<V>>>
            : S extends { readonly type: infer T }
              ? T extends keyof Scalars
                ? Scalars[T]
                : never
              : never;

interface Scalars {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly null: null;
}

/** Whether a value is what a schema describes; keys that a schema does not name are ignored, as in a newer version. */
export function conforms<S extends Schema>(schema: S, value: unknown): value is ValueOf<S> {
  return isOf(schema, value);
}

function isOf(schema: Schema, value: unknown): boolean {
  if ('const' in schema) return value === schema.const;
  if ('enum' in schema) return typeof value === 'string' && schema.enum.includes(value);
  if ('anyOf' in schema) return schema.anyOf.some((one) => isOf(one, value));
  switch (schema.type) {
    case 'string':
      return (
        typeof value === 'string' &&
        // JSON Schema counts characters, of which a surrogate pair is one.
        (value.length <= schema.maxLength || [...value].length <= schema.maxLength) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
      );
    case 'integer':
    case 'number':
      return (
        typeof value === 'number' &&
        (schema.type === 'integer' ? Number.isInteger(value) : Number.isFinite(value)) &&
        value >= (schema.minimum ?? -Infinity) &&
        value <= (schema.maximum ?? Infinity)
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value) && value.length <= schema.maxItems && value.every((item) => isOf(schema.items, item));
    case 'object':
      return isObjectOf(schema, value);
  }
}

function isObjectOf(schema: Extract<Schema, { readonly type: 'object' }>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if ('additionalProperties' in schema) {
    const values: readonly unknown[] = Object.values(value);
    return values.length <= schema.maxProperties && values.every((one) => isOf(schema.additionalProperties, one));
  }
  const { properties, required } = schema;
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(properties).every(([key, one]) => !Object.hasOwn(value, key) || isOf(one, Reflect.get(value, key)))
  );
}
