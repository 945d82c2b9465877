import { fc } from '@fast-check/vitest';
import { contractOperations, type Operation, type Schema } from '../../contract/document.ts';
import {
  damaged,
  type KnownValues,
  VALID_PER_INVALID,
  rarely,
  rightValueOf,
  strange,
  valueOf,
} from './malformed-value.ts';

/** A request that mostly fits the contract and is wrong in a place or two. */
export interface MalformedRequest {
  readonly operation: Operation;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** Valid bodies by operation. */
export type KnownBodies = ReadonlyMap<string, readonly unknown[]>;

/** Requests of every operation of the contract; known values and bodies let some of them succeed. */
export function malformedRequests(knownValues: KnownValues, bodies: KnownBodies): fc.Arbitrary<MalformedRequest> {
  return fc.constantFrom(...contractOperations).chain((operation) =>
    fc
      .record({
        method: rarely(fc.constant(operation.method.toUpperCase()), METHODS),
        path: pathOf(operation, knownValues),
        query: queryOf(operation, knownValues),
        type: rarely(fc.constant('application/json'), TYPES),
        language: fc.constantFrom('ko', 'en'),
        key: rarely(fc.uuid(), fc.constantFrom('', '1', 'x'.repeat(300))),
        platform: fc.constantFrom('APP', 'WEB', ''),
        body:
          operation.body === null
            ? rarely(fc.constant(null), bodyText(strange))
            : bodyText(bodyOf(operation.body, knownValues, bodies.get(operation.operationId) ?? [])),
      })
      .map(({ method, path, query, type, language, key, platform, body }) => ({
        operation,
        method,
        address: path + query,
        headers: {
          'accept-language': language,
          'idempotency-key': key,
          'connect-type': platform,
          ...(body === null ? {} : { 'content-type': type }),
        },
        body: method === 'GET' || method === 'HEAD' ? null : body,
      })),
  );
}

const METHODS = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE');
const TYPES = fc.constantFrom(
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'x',
);

/** A body of its schema, or a good one as it is or with one thing wrong. */
function bodyOf(schema: Schema, knownValues: KnownValues, good: readonly unknown[]): fc.Arbitrary<unknown> {
  const own = valueOf(schema, knownValues);
  if (good.length === 0) return own;
  return fc.oneof(own, fc.constantFrom(...good), fc.constantFrom(...good).chain(damaged));
}

/** A body as text, broken once in a while. */
function bodyText(value: fc.Arbitrary<unknown>): fc.Arbitrary<MalformedRequest['body']> {
  const text = value.map((part) => JSON.stringify(part) ?? '');
  return fc.oneof(
    { weight: VALID_PER_INVALID, arbitrary: text },
    text.map((json) => json.replace('{', '{"a":1,"a":2,')),
    text.map((json) => json.slice(0, -1)),
    text.map((json) => `\ufeff${json}`),
    fc.constantFrom<MalformedRequest['body']>('', 'null', '1e999', `${'['.repeat(30_000)}`, `"${'x'.repeat(70_000)}"`),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => new Uint8Array(bytes)),
    fc.constant(null),
  );
}

function pathOf(operation: Operation, knownValues: KnownValues): fc.Arbitrary<string> {
  const parts = operation.path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    if (parameter === undefined) return fc.constant(segment);
    const right = rightValueOf(parameter.schema, knownValues, parameter.name).map((value) => encoded(String(value)));
    return rarely(
      right,
      fc.oneof(
        strange.map((value) => encoded(String(value))),
        BROKEN,
      ),
    );
  });
  return fc.tuple(...parts).map((segments) => segments.join('/'));
}

function queryOf(operation: Operation, knownValues: KnownValues): fc.Arbitrary<string> {
  const pairs = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required }) => {
      const value = valueOf(schema, knownValues, name).map((part) => encoded(String(part)));
      const right = fc.oneof({ weight: 8, arbitrary: value }, BROKEN).map((text) => [`${name}=${text}`]);
      const twice = fc.tuple(value, value).map((texts) => texts.map((text) => `${name}=${text}`));
      const absent = fc.constant<string[]>([]);
      return fc.oneof({ weight: 8, arbitrary: right }, twice, {
        weight: required === true ? 1 : 12,
        arbitrary: absent,
      });
    });
  const more = rarely(fc.constant<string[]>([]), fc.constantFrom(['x=1'], ['__proto__=1'], ['&&='], ['%ff']));
  return fc.tuple(...pairs, more).map((all) => {
    const text = all.flat().join('&');
    return text === '' ? '' : `?${text}`;
  });
}

/** What no address should hold. */
const BROKEN = fc.constantFrom(
  '%',
  '%ff',
  '%00',
  '%zz',
  '..%2f..',
  '%2e%2e',
  '%ED%A0%80',
  '+',
  '1%20',
  'a'.repeat(3_000),
);

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()) || '%20';
}
