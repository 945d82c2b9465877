import { componentSchemas, contractOperations, type Operation, type Schema } from '../contract/document.ts';

/** What a parameter may be in a test, by its name in the contract. */
export type KnownValues = Readonly<Record<string, readonly (number | string)[]>>;

/** A GET of the contract, as an address. */
export interface Look {
  readonly operationId: string;
  /** Path and query. */
  readonly path: string;
}

/**
 * Every GET of the contract as addresses: each value of its path, and on the first three each optional parameter alone and
 * each two of them together. A new operation is among them by itself.
 * @param known values of parameters by name; what the contract lists (enum, boolean) and numbers need none
 */
export function everyLook(known: KnownValues): readonly Look[] {
  return contractOperations.filter(({ method }) => method === 'get').flatMap((operation) => looksAt(operation, known));
}

function looksAt(operation: Operation, known: KnownValues): readonly Look[] {
  const valuesOf = ({ name, schema }: Operation['parameters'][number]) => valuesFor(operation, name, schema, known);
  const ofPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const ofQuery = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required !== true);
  const needed = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);

  const fixed: [string, string][] = needed.map((parameter) => [parameter.name, valuesOf(parameter)[0] ?? '']);
  const alone = ofQuery.flatMap((parameter) => valuesOf(parameter).map((value) => [[parameter.name, value] as const]));
  const together = ofQuery.flatMap((left, index) =>
    ofQuery.slice(index + 1).flatMap((right) =>
      valuesOf(left)
        .slice(0, 2)
        .flatMap((leftValue) =>
          valuesOf(right).map((rightValue) => [[left.name, leftValue] as const, [right.name, rightValue] as const]),
        ),
    ),
  );
  const paths = ofPath.reduce<readonly string[]>(
    (written, parameter) =>
      written.flatMap((path) =>
        valuesOf(parameter).map((value) => path.replace(`{${parameter.name}}`, encodeURIComponent(value))),
      ),
    [operation.path],
  );
  // Many paths times many queries would say the same again: queries vary on the first paths only.
  return paths.flatMap((path, index) =>
    (index < 3 ? [[], ...alone, ...together] : [[]]).map((query) => ({
      operationId: operation.operationId,
      path: withQuery(path, [...fixed, ...query]),
    })),
  );
}

function withQuery(path: string, query: readonly (readonly [string, string])[]): string {
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
}

function valuesFor(operation: Operation, name: string, schema: Schema, known: KnownValues): readonly string[] {
  const { enum: listed, type, minimum } = resolved(schema);
  if (Array.isArray(listed)) return listed.map(String);
  if (type === 'boolean') return ['true', 'false'];
  const given = known[name];
  if (given !== undefined) return given.map(String);
  if (type === 'integer') return [String(minimum ?? 1)];
  throw new Error(`${operation.operationId}: give the test a value for ${name}`);
}

function resolved(schema: Schema): Schema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? (componentSchemas[$ref.split('/').at(-1) ?? ''] ?? schema) : schema;
}
