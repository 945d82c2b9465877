import { readFileSync } from 'node:fs';

// NOTE: the build puts the bundle beside this file, and its path in the place of this one.
const BUNDLE = '../../../../openapi/generated/commerce.json';

/** A JSON schema as the bundle holds it. */
export type Schema = Readonly<Record<string, unknown>>;

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Bundle {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly operationId: string; readonly responses: Readonly<Record<string, Content>> }>>
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation of the contract, as far as its answers go. */
export interface AnsweredOperation {
  readonly operationId: string;
  readonly method: string;
  /** As the contract writes it, `{name}` for what differs. */
  readonly path: string;
  /** Status and schema of the good answer; a null schema where its body is not JSON. */
  readonly status: number;
  readonly schema: Schema | null;
}

function isBundle(value: unknown): value is Bundle {
  return typeof value === 'object' && value !== null && 'paths' in value && 'components' in value;
}

/** The contract this package was made for: its operations, those without parameters first, and what they share. */
export function readContract(): {
  readonly operations: readonly AnsweredOperation[];
  readonly schemas: Bundle['components'];
} {
  const bundle: unknown = JSON.parse(readFileSync(new URL(BUNDLE, import.meta.url), 'utf8'));
  if (!isBundle(bundle)) throw new Error('the contract is not its bundle');
  const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, responses }]) => {
      const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      const schema = answer?.content?.['application/json']?.schema ?? null;
      return { operationId, method: method.toUpperCase(), path, status: Number(status), schema };
    }),
  );
  const order = ({ path }: AnsweredOperation) => path.replaceAll(/\{\w+\}/g, '~');
  return {
    operations: operations.toSorted((left, right) => (order(left) < order(right) ? -1 : 1)),
    schemas: bundle.components,
  };
}
