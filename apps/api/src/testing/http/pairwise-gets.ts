import { componentSchemas, contractOperations, type Operation, type Schema } from '../../contract/document.ts';

/** Values of parameters by their names in the contract. */
export type KnownValues = Readonly<Record<string, readonly (number | string)[]>>;

/** A GET of the contract. */
export interface GetRequest {
  readonly operationId: string;
  /** Path and query. */
  readonly path: string;
  /** The same as the contract writes it: its path, and the parameters. */
  readonly question: {
    readonly path: string;
    readonly params: {
      readonly path: Readonly<Record<string, unknown>>;
      readonly query: Readonly<Record<string, unknown>>;
    };
  };
}

/**
 * Every GET of the contract with every value of its path parameters; for the first three paths with each optional parameter
 * alone and each pair of them (pairwise testing). New operations are included automatically.
 * @param knownValues values of parameters by name; enums, booleans and numbers need none
 */
export function pairwiseGets(knownValues: KnownValues): readonly GetRequest[] {
  return contractOperations
    .filter(({ method }) => method === 'get')
    .flatMap((operation) => getsOf(operation, knownValues));
}

function getsOf(operation: Operation, knownValues: KnownValues): readonly GetRequest[] {
  const valuesOf = ({ name, schema }: Operation['parameters'][number]) =>
    valuesFor(operation, name, schema, knownValues);
  const ofPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const ofQuery = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required !== true);
  const required = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);

  const fixed: [string, string][] = required.map((parameter) => [parameter.name, valuesOf(parameter)[0] ?? '']);
  const alone = ofQuery.flatMap((parameter) => valuesOf(parameter).map((value) => [[parameter.name, value] as const]));
  const together = ofQuery.flatMap((left, index) =>
    ofQuery.slice(index + 1).flatMap((right) =>
      valuesOf(left)
        .slice(0, 1)
        .flatMap((leftValue) =>
          valuesOf(right).map((rightValue) => [[left.name, leftValue] as const, [right.name, rightValue] as const]),
        ),
    ),
  );
  const paths = ofPath.reduce<readonly Readonly<Record<string, string>>[]>(
    (written, parameter) =>
      written.flatMap((filled) => valuesOf(parameter).map((value) => ({ ...filled, [parameter.name]: value }))),
    [{}],
  );
  // Many paths times many queries would say the same again: queries vary on the first paths only.
  return paths.flatMap((filled, index) =>
    (index < 3 ? [[], ...alone, ...together] : [[]]).map((query) => {
      const pairs = [...fixed, ...query];
      const params = { path: typed(operation, Object.entries(filled)), query: typed(operation, pairs) };
      return {
        operationId: operation.operationId,
        path: withQuery(fill(operation.path, filled), pairs),
        question: { path: operation.path, params },
      };
    }),
  );
}

/** Values as a typed client passes them. */
function typed(
  { parameters }: Operation,
  pairs: readonly (readonly [string, string])[],
): Readonly<Record<string, unknown>> {
  const read = (name: string, value: string): unknown => {
    const type = parameters.find((parameter) => parameter.name === name)?.schema['type'];
    if (type === 'boolean') return value === 'true';
    return type === 'integer' ? Number(value) : value;
  };
  return Object.fromEntries(pairs.map(([name, value]) => [name, read(name, value)]));
}

function fill(path: string, filled: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? ''));
}

function withQuery(path: string, query: readonly (readonly [string, string])[]): string {
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
}

function valuesFor(operation: Operation, name: string, schema: Schema, knownValues: KnownValues): readonly string[] {
  const { enum: listed, type, minimum } = resolved(schema);
  if (Array.isArray(listed)) return listed.map(String);
  if (type === 'boolean') return ['true', 'false'];
  const given = knownValues[name];
  if (given !== undefined) return given.map(String);
  if (type === 'integer') return [String(minimum ?? 1)];
  throw new Error(`${operation.operationId}: give the test a value for ${name}`);
}

function resolved(schema: Schema): Schema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? (componentSchemas[$ref.split('/').at(-1) ?? ''] ?? schema) : schema;
}
