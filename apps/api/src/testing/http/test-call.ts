import type { Clock, Random } from '@dealstore/commerce-core/domain';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import type { AppParts } from '../../app-parts.ts';
import { contractOperations } from '../../contract/document.ts';
import { mountContract } from '../../contract/mount.ts';
import type { Handlers, JsonAnswer, OperationId } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { memoryFileStorage } from '../../file-storage/memory-file-storage.ts';
import { silentLog } from '../../log.ts';
import { authenticator } from '../../session/authenticator.ts';
import { sandboxAddresses } from '../../sandbox/address/address-directory.ts';
import { sandboxCourier } from '../../sandbox/courier/courier.ts';
import { sandboxIdentity } from '../../sandbox/identity/identity-provider.ts';
import { sandboxMessages } from '../../sandbox/message/message-sender.ts';

/** The origin of the shop of a test. */
export const TEST_ORIGIN = 'http://shop.test';

/** Parts of a backend on a test's database, with a clock that moves only when advanced. */
export function testParts(
  database: Database,
  own: { readonly clock?: Clock; readonly random?: Random } = {},
): AppParts {
  const clock = own.clock ?? simulatedClock();
  return {
    database,
    clock,
    random: own.random ?? seededRandom(1),
    log: silentLog,
    files: memoryFileStorage(),
    publicOrigin: TEST_ORIGIN,
    checksAnswers: true,
    providers: {
      identity: sandboxIdentity(TEST_ORIGIN),
      messages: sandboxMessages({ database, clock }),
      addresses: sandboxAddresses(),
      courier: sandboxCourier({ clock }),
      payment: {
        pgType: 'DUMMY',
        open: () => Promise.reject(new Error('no payment here')),
        close: () => Promise.resolve(null),
        closeAccount: () => Promise.resolve(null),
        find: () => Promise.resolve(null),
        refund: () => Promise.reject(new Error('no payment here')),
        issueCashReceipt: () => Promise.reject(new Error('no payment here')),
        cancelCashReceipt: () => Promise.reject(new Error('no payment here')),
      },
    },
  };
}

/** What came back of a call: the good answer typed by the contract, or the code of the refusal. */
export interface Answer<Id extends OperationId> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonAnswer<Id>;
  /** Code of a refusal; null for a good answer. */
  readonly code: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
}

/** A call as a test writes it. */
export interface TestCall {
  readonly bearer?: string;
  readonly path?: Readonly<Record<string, number | string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** Calls the backend by the name of an operation. */
export type TestCaller = <Id extends OperationId>(operation: Id, call?: TestCall) => Promise<Answer<Id>>;

/** Serves only some operations, requests and answers checked against the contract. */
export function callerOf(parts: AppParts, handlers: Partial<Handlers>, address = '203.0.113.1'): TestCaller {
  const missing = Object.fromEntries(
    contractOperations.map(({ operationId }) => [operationId, () => Promise.reject(new Error('not served here'))]),
  );
  const contract = mountContract({
    handlers: { ...missing, ...handlers } as Handlers,
    authenticate: authenticator(parts),
    log: parts.log,
    checksAnswers: true,
  });
  return callerTo((request, call) =>
    contract.serve(request, { requestId: 'test', clientAddress: call.address ?? address }),
  );
}

/** Calls whatever serves the contract, a whole backend as well, by the names of its operations. */
export function callerTo(serve: (request: Request, call: TestCall) => Promise<Response>): TestCaller {
  return async <Id extends OperationId>(operation: Id, call: TestCall = {}) => {
    const response = await serve(requestOf(operation, call), call);
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const refusal = response.ok ? null : (body as { code: string; details?: Record<string, unknown> });
    return {
      status: response.status,
      headers: response.headers,
      body: body as JsonAnswer<Id>,
      code: refusal?.code ?? null,
      details: refusal?.details ?? null,
    };
  };
}

/** Whether the contract has an operation of that name. */
export function isOperation(name: string): name is OperationId {
  return contractOperations.some(({ operationId }) => operationId === name);
}

function requestOf(operationId: OperationId, call: TestCall): Request {
  const operation = contractOperations.find((candidate) => candidate.operationId === operationId);
  if (operation === undefined) throw new Error(`${operationId} is not in the contract`);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(call.path?.[name]));
  const url = new URL(path, TEST_ORIGIN);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers(call.headers);
  if (call.bearer !== undefined) headers.set('authorization', `Bearer ${call.bearer}`);
  if (call.body === undefined) return new Request(url, { method: operation.method.toUpperCase(), headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: operation.method.toUpperCase(), headers, body: JSON.stringify(call.body) });
}
