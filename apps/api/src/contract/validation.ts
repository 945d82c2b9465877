import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { commerceError } from '@dealstore/commerce-core/domain';
import { componentSchemas, type Operation, type Parameter, type Schema } from './document.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false, allowUnionTypes: true });
ajv.addSchema({ $id: 'commerce', components: { schemas: closed(componentSchemas) } });

const compiled = new WeakMap<Schema, ValidateFunction>();

/** Checks a body against its schema; INVALID_REQUEST with the place and the rule when it does not fit. */
export function checkBody(operation: Operation, body: unknown): void {
  if (operation.body === null) return;
  const validate = validatorOf(operation.body);
  if (!validate(body)) throw invalid('body', validate.errors);
}

/** Checks an answer against the contract; used where answers must be proven, in tests and in development. */
export function checkAnswer(operation: Operation, answer: unknown): void {
  if (operation.answer.schema === null) {
    if (answer !== undefined) throw new Error(`${operation.operationId} must answer nothing`);
    return;
  }
  const validate = validatorOf(operation.answer.schema);
  if (!validate(answer)) {
    const [error] = validate.errors ?? [];
    throw new Error(
      `${operation.operationId} answered off the contract: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
    );
  }
}

/**
 * Reads one parameter from its text; undefined when absent and not required. Strict: `1.0`,
 * `1e3` and `+1` are no integers.
 */
export function readParameter(parameter: Parameter, texts: readonly string[]): unknown {
  const text = texts.length > 1 ? texts.join(',') : texts[0];
  if (text === undefined || (text === '' && parameter.allowEmptyValue !== true)) {
    if (parameter.required === true) throw invalid(parameter.name, null);
    return undefined;
  }
  if (holdsNul(text)) throw commerceError('INVALID_REQUEST', { details: { place: parameter.name, rule: 'nul' } });
  const value = convert(text, typeOf(parameter.schema));
  const validate = validatorOf(parameter.schema);
  if (!validate(value)) throw invalid(parameter.name, validate.errors);
  return value;
}

/** Whether a value that was never text fits a parameter; an absent one fits where it is not required. */
export function fitsParameter(parameter: Parameter, value: unknown): boolean {
  if (value === undefined) return parameter.required !== true;
  return !holdsNul(value) && validatorOf(parameter.schema)(value);
}

/** PostgreSQL keeps no text with NUL in it. */
function holdsNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}

function validatorOf(schema: Schema): ValidateFunction {
  const cached = compiled.get(schema);
  if (cached !== undefined) return cached;
  const validate = ajv.compile(closed(schema));
  compiled.set(schema, validate);
  return validate;
}

/**
 * The same schema with every object closed to unknown fields, every whole number kept to what a number holds exactly,
 * and its references pointed at the registered document.
 */
function closed<T>(schema: T): T;
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => closed(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    copy[key] = key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'commerce#') : closed(value);
  }
  if (isObjectSchema(copy) && !('additionalProperties' in copy)) copy['additionalProperties'] = false;
  return isWholeNumber(copy) ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...copy } : copy;
}

function isWholeNumber({ type }: Record<string, unknown>): boolean {
  return type === 'integer' || (Array.isArray(type) && type.includes('integer'));
}

function isObjectSchema(schema: Record<string, unknown>): boolean {
  return schema['type'] === 'object' && typeof schema['properties'] === 'object';
}

function typeOf(schema: Schema): unknown {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema['type'];
  return componentSchemas[reference.split('/').at(-1) ?? '']?.['type'];
}

function convert(text: string, type: unknown): unknown {
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function invalid(place: string, errors: readonly ErrorObject[] | null | undefined) {
  const [error] = errors ?? [];
  return commerceError('INVALID_REQUEST', {
    details: { place: `${place}${error?.instancePath ?? ''}`, rule: error?.keyword ?? 'required' },
  });
}
