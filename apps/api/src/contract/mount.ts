import { createHash } from 'node:crypto';
import fresh from 'fresh';
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import {
  campaignOfHeaders,
  chooseLanguage,
  commerceError,
  isCommerceError,
  isErrorCode,
  toCommerceError,
  type Language,
} from '@dealstore/commerce-core/domain';
import { isCacheableOperation } from '../response-cache/cacheable-operations.ts';
import { isCacheable, type ResponseCache } from '../response-cache/response-cache.ts';
import type { SharedAnswer } from '../response-cache/shared-answer.ts';
import { errorResponse } from '../http/error-response.ts';
import type { Log } from '../log.ts';
import { refusals } from '../metrics/metrics.ts';
import { contractPath } from '../http/request-path.ts';
import type { CallLimiter } from './call-limiter.ts';
import type { OnLimit } from './limit-report.ts';
import { createDirectRead, type DirectRead } from './direct-read.ts';
import { contractOperations, type Operation } from './document.ts';
import { answerGuest, type GuestSources, type ReplicaSource } from './guest-read.ts';
import type { AnyCall, AnyHandler, Caller, Handlers } from './operation.ts';
import { methodsByPath } from './methods-by-path.ts';
import { readBytesBody, readJsonBody } from './request-body.ts';
import { routeReader } from './route-reader.ts';
import { checkAnswer, checkBody, readParameter } from './validation.ts';

/** What the mount needs besides the handlers. */
export interface MountOptions {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly log: Log;
  /** Checks every answer against the contract as well; on in tests. */
  readonly checksAnswers: boolean;
  /** Is told of each call that is refused with TOO_MANY_REQUESTS. */
  readonly onLimit?: OnLimit;
  /** Counts calls that write; absent, any number is taken. */
  readonly limitCalls?: CallLimiter;
  /** Caches answers to guests; absent, every answer is made anew. */
  readonly responseCache?: ResponseCache;
  /** What answers guests from a replica; absent where there is none. */
  readonly onReplica?: ReplicaSource;
}

/** Reads a bearer; rejects with A401 when it is unknown or over. */
export type Authenticate = (bearer: string) => Promise<Caller>;

/** What a request brings along besides the request itself. */
export interface RequestFacts {
  readonly requestId: string;
  readonly clientAddress: string;
}

/** The contract, served. */
export interface MountedContract {
  /** Answers a request, refusals too. */
  readonly serve: (request: Request, facts: RequestFacts) => Promise<Response>;
  /** The path of the operation a request means, as the contract writes it, with names for its values; null for none. */
  readonly routeOf: (method: string, path: string) => string | null;
  /** Answers a guest in the same process. */
  readonly read: DirectRead;
}

/**
 * Mounts the contract: one route per operation, its request checked, its answer sent.
 * Throws at once when an operation has no handler or a handler no operation.
 */
export function mountContract(options: MountOptions): MountedContract {
  const handlers = readHandlers(options.handlers);
  refuseMismatch(handlers);
  const { responseCache, onReplica: replica } = options;
  const secondary = replica === undefined ? null : { ...replica, handlers: readHandlers(replica.handlers) };
  const guests = responseCache === undefined ? null : { primary: { handlers, responseCache }, secondary };
  const app = new Hono<{ Bindings: RequestFacts }>({ getPath: (request) => contractPath(getPath(request)) });
  for (const operation of contractOperations) {
    const handler = handlers.get(operation.operationId);
    if (handler === undefined) continue;
    app.on(operation.method.toUpperCase(), operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
      serve(operation, handler, context.req.raw, context.req.param(), context.env, { ...options, guests }),
    );
  }
  const methods = methodsByPath(app);
  app.all('*', (context) => {
    const language = languageOf(context.req.raw);
    const allowed = methods(context.req.path);
    const refusal = errorResponse(
      commerceError(allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'),
      language,
      context.env.requestId,
    );
    if (allowed.length > 0) refusal.headers.set('allow', allowed.join(', '));
    return refusal;
  });
  return {
    serve: async (request, facts) => app.fetch(request, facts),
    routeOf: routeReader(),
    read: createDirectRead(guests, options),
  };
}

async function serve(
  operation: Operation,
  handler: AnyHandler,
  request: Request,
  pathTexts: Readonly<Record<string, string>>,
  facts: RequestFacts,
  options: MountOptions & { readonly guests: GuestSources | null },
): Promise<Response> {
  const language = languageOf(request);
  let caller: Caller | null = null;
  try {
    const identity = await readIdentity(operation, request, options);
    caller = identity.caller;
    // Before the body is read: what is too much shall not be taken in either.
    await options.limitCalls?.(operation, String(identity.caller?.memberNo ?? facts.clientAddress));
    const call = await readCall(operation, request, pathTexts, facts, identity);
    const { answer, body } = await answerOf(operation, handler, call, options.guests);
    if (options.checksAnswers) checkAnswer(operation, answer);
    const isPrivate = call.caller !== null || operation.method !== 'get' || 'token' in call.path;
    return answerResponse(operation, body, isPrivate, request);
  } catch (thrown) {
    const error = toCommerceError(thrown);
    refusals.inc({ code: isErrorCode(error.code) ? error.code : 'INTERNAL' });
    if (isCommerceError(error, 'TOO_MANY_REQUESTS')) options.onLimit?.({ operation, caller, ...facts, error });
    if (error.code === 'RESPONSE_INVALID' || !isErrorCode(error.code)) {
      options.log.error({ requestId: facts.requestId, operation: operation.operationId, err: thrown }, 'failed');
      if (options.checksAnswers) throw thrown;
    }
    return errorResponse(thrown, language, facts.requestId);
  }
}

async function answerOf(
  operation: Operation,
  handler: AnyHandler,
  call: AnyCall,
  guests: GuestSources | null,
): Promise<SharedAnswer> {
  if (guests !== null && isCacheable(operation, call.caller)) return answerGuest(guests, { ...call, operation });
  const answer = await handler(call);
  return { answer, body: JSON.stringify(answer) };
}

/** Who calls: a session, or anyone who holds a user token; both null for a guest. */
type Identity = Pick<AnyCall, 'caller' | 'userToken'>;

async function readIdentity(operation: Operation, request: Request, options: MountOptions): Promise<Identity> {
  const bearer = operation.security === 'none' ? null : readBearer(operation, request);
  if (bearer === null) return { caller: null, userToken: null };
  if (operation.security === 'user-token') return { caller: null, userToken: bearer };
  return { caller: await options.authenticate(bearer), userToken: null };
}

async function readCall(
  operation: Operation,
  request: Request,
  pathTexts: Readonly<Record<string, string>>,
  facts: RequestFacts,
  { caller, userToken }: Identity,
): Promise<AnyCall> {
  const search = operation.parameters.some(isOfQuery) ? new URL(request.url).searchParams : NO_SEARCH;
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') path[parameter.name] = readPath(parameter, pathTexts[parameter.name]);
    if (parameter.in === 'query') {
      const value = readParameter(parameter, search.getAll(parameter.name));
      if (value !== undefined) query[parameter.name] = value;
    }
  }
  const body = await readBody(operation, request);
  checkBody(operation, body);
  return {
    path,
    query,
    body,
    caller,
    userToken,
    language: languageOf(request),
    idempotencyKey: readIdempotencyKey(operation, request),
    platform: readPlatform(request, caller),
    campaign: campaignOfHeaders((name) => request.headers.get(name)),
    clientAddress: facts.clientAddress,
    userAgent: request.headers.get('user-agent') ?? '',
    signal: operation.takesBytes ? request.signal : null,
    requestId: facts.requestId,
    giftToken: readGiftToken(operation, request),
  };
}

async function readBody(operation: Operation, request: Request): Promise<unknown> {
  if (operation.takesBytes) return readBytesBody(request);
  return operation.body === null ? undefined : readJsonBody(request);
}

const NO_SEARCH = new URLSearchParams();
function isOfQuery(parameter: Operation['parameters'][number]): boolean {
  return parameter.in === 'query';
}

/** A path id of the wrong shape names nothing: NOT_FOUND, not INVALID_REQUEST. */
function readPath(parameter: Operation['parameters'][number], text: string | undefined): unknown {
  try {
    return readParameter(parameter, text === undefined ? [] : [text]);
  } catch (cause) {
    throw commerceError('NOT_FOUND', { cause });
  }
}

/** Null where a guest may call as well. Rejects with AU99 where none is given and one is needed. */
function readBearer(operation: Operation, request: Request): string | null {
  const header = request.headers.get('authorization');
  if (header === null) {
    if (operation.security === 'optional') return null;
    throw commerceError('AU99');
  }
  const bearer = /^Bearer +([A-Za-z0-9._~+/-]{16,512}=*)$/i.exec(header)?.[1];
  if (bearer === undefined) throw commerceError('A401');
  return bearer;
}

function readIdempotencyKey(operation: Operation, request: Request): string | null {
  const parameter = operation.parameters.find(({ in: at, name }) => at === 'header' && name === 'Idempotency-Key');
  if (parameter === undefined) return null;
  const key = request.headers.get('idempotency-key');
  if (key === null && !parameter.required) return null;
  if (key === null) throw commerceError('IDEMPOTENCY_KEY_REQUIRED');
  readParameter(parameter, [key]);
  return key;
}

/** A token of the wrong shape opens nothing: NOT_FOUND. */
function readGiftToken(operation: Operation, request: Request): string | null {
  const parameter = operation.parameters.find(({ in: at, name }) => at === 'header' && name === 'Gift-Token');
  const token = request.headers.get('gift-token');
  if (parameter === undefined || token === null) return null;
  readPath(parameter, token);
  return token;
}

/**
 * Platform of the coupon rules: the app by the session's client; among browsers by the header of the phone OS. Spec §7.
 */
function readPlatform(request: Request, caller: Caller | null): AnyCall['platform'] {
  if (caller?.client === 'APP') return 'MOBILE_APP';
  const os = request.headers.get('phone-os');
  return os === 'AOS' || os === 'IOS' ? 'MOBILE_WEB' : 'PC';
}

function answerResponse(operation: Operation, body: string, isPrivate: boolean, request: Request): Response {
  const headers = new Headers({
    'cache-control': isPrivate ? 'private, no-store' : 'no-cache',
    vary: 'Accept-Language',
  });
  if (operation.answer.schema === null) return new Response(null, { status: operation.answer.status, headers });
  headers.set('content-type', 'application/json; charset=utf-8');
  if (hasOneRepresentation(operation)) {
    const entityTag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    headers.set('etag', entityTag);
    const condition = { 'if-none-match': request.headers.get('if-none-match') ?? '' };
    if (fresh(condition, { etag: entityTag })) return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: operation.answer.status, headers });
}

/**
 * Whether an operation answers everyone the same at an address: a browser then keeps it and only asks if it changed.
 */
function hasOneRepresentation(operation: Operation): boolean {
  return operation.security === 'none' && isCacheableOperation(operation);
}

function languageOf(request: Request): Language {
  return chooseLanguage({ acceptLanguage: request.headers.get('accept-language') });
}

function readHandlers(handlers: Readonly<Record<string, unknown>>): ReadonlyMap<string, AnyHandler> {
  return new Map(Object.entries(handlers).filter((entry): entry is [string, AnyHandler] => isHandler(entry[1])));
}

/** A handler gets only calls that were checked against its own operation, which no type can say. */
function isHandler(value: unknown): value is AnyHandler {
  return typeof value === 'function';
}

function refuseMismatch(handlers: ReadonlyMap<string, unknown>): void {
  const wanted = new Set(contractOperations.map((operation) => operation.operationId));
  const missing = [...wanted].filter((id) => !handlers.has(id));
  const extra = [...handlers.keys()].filter((id) => !wanted.has(id));
  if (missing.length > 0 || extra.length > 0) {
    throw new Error(
      `handlers and contract differ; missing: ${missing.join(', ') || 'none'}; extra: ${extra.join(', ') || 'none'}`,
    );
  }
}
