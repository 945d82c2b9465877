import { readdirSync, readFileSync } from 'node:fs';
import { catalogueEntry, isErrorCode, type Language } from '@dealstore/commerce-core/domain';
import { testSizes } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { createApp, type App } from '../src/app.ts';
import { componentSchemas, contractOperations } from '../src/contract/document.ts';
import { brokenInvariants } from '../src/testing/race/invariants.ts';
import { malformedRequests, type MalformedRequest } from '../src/testing/http/malformed-request.ts';
import { TEST_ORIGIN } from '../src/testing/http/test-call.ts';
import { OWNERSHIP } from './ownership-matrix.ts';
import { openTwoMembers, type MembersThings, type TwoMembers } from './two-members.ts';

const { fuzzRuns } = testSizes;
vi.setConfig({ testTimeout: 240_000 + fuzzRuns * 20 });

/** How far the shop's clock moves with each request: limits by the minute pass, and bearers outlive a soak run. */
const TICK_MS = 200;
/** What would end the session everything else is asked with; a second member gives theirs for it. */
const ENDING = ['logOut', 'endLoginSession', 'withdraw', 'refreshToken'];

let two: TwoMembers;
let app: App;
const bodies = new Map<string, unknown[]>();
const knownValues = new Map<string, (number | string)[]>();
/** Operations that have answered well at least once. */
const reached = new Set<string>();

/** The request examples of the contract. */
const EXAMPLES = new URL('../../../openapi/examples/', import.meta.url);
const examples = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith('.request.json'))
  .map((name) => {
    const body: unknown = JSON.parse(readFileSync(new URL(name, EXAMPLES), 'utf8'));
    return { operation: name.split('.')[0] ?? '', body };
  });

beforeAll(async () => {
  two = await openTwoMembers();
  let address = 0;
  const nextAddress = () => `198.18.${Math.floor((address += 1) / 250) % 250}.${address % 250}`;
  app = createApp({ ...two.shop.parts, sandbox: true, clientAddress: nextAddress });
  for (const [name, values] of Object.entries(valuesOf(two.owner))) knownValues.set(name, values);
  for (const [operation, entry] of Object.entries(OWNERSHIP)) {
    if (typeof entry !== 'string')
      bodies.set(
        operation,
        entry.calls(two.owner, two.owner).map(({ body }) => body ?? null),
      );
  }
  for (const { operation, body } of examples) bodies.set(operation, [...(bodies.get(operation) ?? []), body]);
});
afterAll(() => two.shop.test.drop());

/** Ids and secrets of the member who calls, and goods of the shop. */
function valuesOf(own: MembersThings): Record<string, (number | string)[]> {
  return {
    ...Object.fromEntries(
      (['cartNo', 'addressNo', 'orderSheetNo', 'orderNo', 'key', 'orderOptionNo', 'verificationId'] as const).map(
        (name) => [name, [own[name]]],
      ),
    ),
    orderNo: [own.orderNo, own.paidOrderNo],
    code: [own.messageCode],
    couponIssueNo: [own.couponIssueNo],
    cartCouponIssueNo: [own.couponIssueNo],
    productNo: [1, 2],
    optionNo: [10, 20],
    cartNos: [own.cartNo],
    orderCnt: [1, 2],
    paymentAmtForVerification: [10_000, 20_000, 7_000],
    subPayAmt: [0],
    type: ['direct', 'cart', 'E_COMMERCE', 'MAIN'],
    id: [1, 11],
    pageSize: [10],
    pageNumber: [1],
    keyword: ['상품', '테헤란로'],
  };
}

const errorCodes = new Set(
  Array.isArray(componentSchemas['ErrorCode']?.['enum']) ? componentSchemas['ErrorCode']['enum'] : [],
);

async function send(request: MalformedRequest, bearer: string | null): Promise<Response> {
  two.shop.clock.advance(TICK_MS);
  const headers = new Headers(request.headers);
  if (bearer !== null) headers.set('authorization', bearer);
  const { method, body } = request;
  return app(new Request(TEST_ORIGIN + request.address, { method, headers, body }));
}

function bearerFor({ operation }: MalformedRequest): string {
  const { owner, stranger } = two;
  const member = ENDING.includes(operation.operationId) ? stranger : owner;
  return `Bearer ${operation.security === 'user-token' ? member.userToken : member.bearer}`;
}

/** What is wrong with an answer; null when it is one the contract allows, in words of the language asked for. */
async function faultOf({ operation, method, headers }: MalformedRequest, answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (answer.status >= 500) return `status ${answer.status} ${text}`;
  if (answer.ok) {
    reached.add(operation.operationId);
    const isOwn = method === operation.method.toUpperCase();
    return !isOwn || answer.status === operation.answer.status ? null : `answers ${answer.status}`;
  }
  const body: Readonly<Record<string, unknown>> = method === 'HEAD' ? {} : JSON.parse(text);
  const { code, message, requestId } = body;
  if (method === 'HEAD') return null;
  if (typeof code !== 'string' || !errorCodes.has(code) || !isErrorCode(code)) return `code ${String(code)}`;
  if (catalogueEntry(code).status !== answer.status) return `${code} with ${answer.status}`;
  if (requestId !== answer.headers.get('x-request-id')) return `request ${String(requestId)}`;
  const language: Language = /[가-힣]/.test(String(message)) ? 'ko' : 'en';
  return language === headers['accept-language'] ? null : `${code} says ${String(message)}`;
}

describe('a request that is wrong somewhere', () => {
  const bearers = fc.constantFrom(null, 'Bearer x', 'Bearer 0123456789abcdef0123456789', 'Basic YTpi', 'Bearer \u00e9');
  const requests = fc.tuple(
    fc.constant(null).chain(() => malformedRequests(knownValues, bodies)),
    fc.oneof({ weight: 12, arbitrary: fc.constant('own') }, bearers),
  );

  it.prop([requests], { numRuns: fuzzRuns })(
    'never breaks the backend and always hears a typed refusal in its language [ERR-26, I18N-16]',
    async ([request, bearer]) => {
      const answer = await send(request, bearer === 'own' ? bearerFor(request) : bearer);
      expect(await faultOf(request, answer)).toBeNull();
    },
  );

  it('leaves every promise of the tables kept, and has not stopped at the door [GAP-20]', async () => {
    expect(await brokenInvariants(two.shop.test.database)).toEqual([]);
    expect(reached.size).toBeGreaterThan(contractOperations.length / 3);
  });
});
