import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { catalogueEntry, isErrorCode } from '../error/catalogue.ts';
import { type AnsweredOperation, readContract, type Schema } from './contract-bundle.ts';

/** What is wrong with an answer, in a sentence that names its operation; null for one that keeps the contract. */
export type CheckAnswer = (request: Request, answer: Response) => Promise<string | null>;

/**
 * Holds answers against the contract: the status, the body, and of a refusal also that its status is the one of its code.
 * @param baseUrl address of the API without a trailing slash; other addresses are not looked at
 */
export function createContractCheck(baseUrl: string): CheckAnswer {
  const { operations, schemas } = readContract();
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'contract', components: schemas });
  const compiled = new Map<Schema, ValidateFunction>();
  const problemOf = (schema: Schema, body: unknown): string | null => {
    const validate = compiled.get(schema) ?? ajv.compile(pointedAtContract(schema));
    compiled.set(schema, validate);
    if (validate(body)) return null;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim();
  };
  const paths = operations.map((operation) => ({ operation, matches: matcherOf(operation) }));
  return async (request, answer) => {
    if (!request.url.startsWith(`${baseUrl}/`)) return null;
    const [path = ''] = request.url.slice(baseUrl.length).split('?');
    const operation = paths.find(({ matches }) => matches(request.method, path))?.operation;
    if (operation === undefined) return `${request.method} ${path} is not in the contract`;
    const problem = answer.ok
      ? await goodAnswer(operation, answer.clone(), problemOf)
      : await refusal(answer.clone(), problemOf);
    return problem === null ? null : `${operation.operationId} answered off the contract: ${problem}`;
  };
}

type ProblemOf = (schema: Schema, body: unknown) => string | null;

async function goodAnswer({ status, schema }: AnsweredOperation, answer: Response, problemOf: ProblemOf) {
  if (answer.status !== status) return `status ${answer.status} instead of ${status}`;
  const text = await answer.text();
  if (schema === null) return status === 204 && text !== '' ? 'a body with status 204' : null;
  const body = readJson(text);
  return body === undefined ? 'its body is not JSON' : problemOf(schema, body);
}

async function refusal(answer: Response, problemOf: ProblemOf) {
  const body = readJson(await answer.text());
  const problem = problemOf({ $ref: '#/components/schemas/ErrorBody' }, body);
  if (problem !== null) return `status ${answer.status} without the body of a refusal: ${problem}`;
  const code = String(Object(body)['code']);
  const { status } = catalogueEntry(code);
  if (!isErrorCode(code) || status === null || status === answer.status) return null;
  return `${code} with status ${answer.status} instead of ${status}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function matcherOf({ method, path }: AnsweredOperation): (method: string, path: string) => boolean {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return (asked, at) => asked === method && pattern.test(at);
}

/** The same schema with its references pointed at the registered contract. */
function pointedAtContract(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#'));
}
