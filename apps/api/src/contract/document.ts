import contract from '@dealstore/openapi/commerce.json' with { type: 'json' };

/** A JSON schema as the bundle holds it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly allowEmptyValue?: boolean;
  readonly schema: Schema;
}

/** An operation of the contract, as much of it as the server needs. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** As the contract writes it: `/client/v1/customer/coupons/{id}/download`. */
  readonly path: string;
  /** Who may call: anybody, anybody with or without a bearer, members, or anyone who holds a user token. */
  readonly security: 'none' | 'optional' | 'bearer' | 'user-token';
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** Whether the body is plain bytes instead, of any kind. */
  readonly takesBytes: boolean;
  /** Most calls a minute of one member, or of one network for a guest; null for what only reads. */
  readonly rateLimit: number | null;
  /** Status and schema of the good answer; null schema for 204. */
  readonly answer: { readonly status: number; readonly schema: Schema | null };
}

interface RawOperation {
  readonly operationId: string;
  readonly 'x-rate-limit'?: number;
  readonly security?: readonly Schema[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface RawContract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

const JSON_TYPE = 'application/json';
const BYTES_TYPE = 'application/octet-stream';

function isRawContract(value: unknown): value is RawContract {
  return typeof value === 'object' && value !== null && 'paths' in value && 'components' in value;
}

function rawContract(): RawContract {
  const value: unknown = contract;
  if (!isRawContract(value)) throw new Error('commerce.json is not the bundled contract; run `pnpm generate`');
  return value;
}

const raw = rawContract();

/** The schemas every other schema refers to. */
export const componentSchemas = raw.components.schemas;

/** Every operation, static paths before those with parameters. */
export const contractOperations: readonly Operation[] = Object.entries(raw.paths)
  .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => readOperation(path, method, operation)))
  .toSorted((left, right) => specificity(left.path) - specificity(right.path));

/** The whole bundle, as `/api/openapi.json` serves it. */
export const contractJson = JSON.stringify(contract);

function readOperation(path: string, method: string, operation: RawOperation): Operation {
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2'));
  if (status === undefined) throw new Error(`${operation.operationId} has no good answer`);
  const rateLimit = operation['x-rate-limit'] ?? null;
  if (method !== 'get' && rateLimit === null) throw new Error(`${operation.operationId} writes without a limit`);
  return {
    operationId: operation.operationId,
    method,
    path,
    security: readSecurity(operation.security ?? []),
    parameters: (operation.parameters ?? []).map(readParameter),
    body: operation.requestBody?.content[JSON_TYPE]?.schema ?? null,
    rateLimit,
    takesBytes: operation.requestBody?.content[BYTES_TYPE] !== undefined,
    answer: { status: Number(status), schema: operation.responses[status]?.content?.[JSON_TYPE]?.schema ?? null },
  };
}

function readSecurity(security: readonly Schema[]): Operation['security'] {
  if (security.length === 0) return 'none';
  if (security.some((way) => 'userToken' in way)) return 'user-token';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'bearer';
}

function readParameter(parameter: Parameter | { readonly $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = raw.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`${parameter.$ref} is not in the contract`);
  return found;
}

/** Sorts `/order/sheets/x` before `/order/{type}`: each parameter weighs by how early it comes. */
function specificity(path: string): number {
  return path
    .split('/')
    .reduce((weight, segment, index) => weight + (segment.startsWith('{') ? 2 ** (20 - index) : 0), 0);
}
