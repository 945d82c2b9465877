import type { operations } from '@dealstore/openapi';
import type { Campaign, Language, MemberNo, SessionNo } from '@dealstore/commerce-core/domain';

/** The name of an operation in the contract. */
export type OperationId = keyof operations;

type PathOf<O> = O extends { parameters: { path: infer P } } ? P : Record<never, never>;
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? Uint8Array
    : undefined;
type JsonOf<R> = R extends { content: { 'application/json': infer A } } ? A : undefined;
type AnswerOf<O> = O extends { responses: { 200: infer R } | { 201: infer R } } ? JsonOf<R> : undefined;

/** Who calls, as the bearer says: the member and the session the token belongs to. */
export interface Caller {
  readonly memberNo: MemberNo;
  readonly loginSessionNo: SessionNo;
  /** The client that opened the session. */
  readonly client: 'WEB' | 'APP';
}

/** One request, checked against the contract and read into words. */
export interface Call<Path, Query, Body> {
  readonly path: Path;
  readonly query: Query;
  readonly body: Body;
  /** Null for a guest; never null on an operation that asks for a bearer. */
  readonly caller: Caller | null;
  /** The user token that came as the bearer; null on operations that ask for none. */
  readonly userToken: string | null;
  readonly language: Language;
  readonly idempotencyKey: string | null;
  /** MOBILE_APP in a session that the app's client opened, and nowhere else: no guest and no header is the app. */
  readonly platform: 'PC' | 'MOBILE_WEB' | 'MOBILE_APP';
  /** Where the visit came from, as its headers say. Spec §7. */
  readonly campaign: Campaign;
  /** Address of the client as the listener or a trusted proxy tells it; for limits, never logged. */
  readonly clientAddress: string;
  /** What the client calls itself; empty without. Never kept. */
  readonly userAgent: string;
  /** Says that the caller has given up; of uploads alone, null for every other call. */
  readonly signal: AbortSignal | null;
  readonly requestId: string;
  /** Token of a gift's link, in its header; null without one. */
  readonly giftToken: string | null;
  /** The catalogue's version where it was read for this very call; when absent, a reader reads it itself. */
  readonly catalogueVersion?: number;
}

/** The call of an operation, typed by the contract. */
export type CallOf<Id extends OperationId> = Call<
  PathOf<operations[Id]>,
  QueryOf<operations[Id]>,
  BodyOf<operations[Id]>
>;

/** The JSON an operation answers; undefined for 204. */
export type JsonAnswer<Id extends OperationId> = AnswerOf<operations[Id]>;

/** What serves an operation. Rejects with a CommerceError for anything the caller should know. */
export type Handler<Id extends OperationId> = (call: CallOf<Id>) => Promise<JsonAnswer<Id>>;

/** One handler per operation of the contract; a missing or extra one does not compile, and does not start. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** A call whose operation is only known by name, its parts checked by the contract. */
export type AnyCall = Call<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, unknown>;

/** A handler that only its operation's calls may reach. */
export type AnyHandler = (call: AnyCall) => Promise<unknown>;
