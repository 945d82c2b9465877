import { SERVER_TOKEN_MAX_AGE_S, TOKEN_REUSE_GRACE_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock, type SimulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppParts } from '../app-parts.ts';
import { contractOperations, type Operation } from '../contract/document.ts';
import type { OperationId } from '../contract/operation.ts';
import { insertGrades, insertMember, logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { callerOf, testParts, type TestCaller } from '../testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { sessionRoutes } from './session.routes.ts';
import { endSessionsOf } from './session.store.ts';

let test: TestDatabase;
let parts: AppParts;
let clock: SimulatedClock;
let call: TestCaller;

beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
  clock = simulatedClock();
  parts = testParts(test.database, { clock });
  call = callerOf(parts, sessionRoutes(parts));
});
afterAll(() => test.drop());

const path = new Proxy({}, { get: () => 1 });
const withBearer = contractOperations.filter(({ security }) => security === 'optional' || security === 'bearer');
const needsBearer = contractOperations.filter(({ security }) => security === 'bearer' || security === 'user-token');
const isOperation = (id: string): id is OperationId => contractOperations.some(({ operationId }) => operationId === id);
const namesOf = (operations: readonly Operation[]) =>
  operations.map(({ operationId }) => operationId).filter(isOperation);

/** Ways a session ends, each carried out on a member who is logged in. */
const ENDS: readonly (readonly [string, (member: TestMember) => Promise<unknown>])[] = [
  ['log out', ({ bearer }) => call('logOut', { bearer })],
  ['withdrawal', (member) => withdraw(member.memberNo)],
  ['a change of the phone', ({ memberNo }) => endSessionsOf(test.database, memberNo, 'PHONE_CHANGED', clock.now())],
  ['the return of an old token', ({ userToken }) => bringBack(userToken)],
  ['36,000 seconds', async () => clock.advance(SERVER_TOKEN_MAX_AGE_S * 1000)],
];

describe.each(ENDS)('after %s', (_, end) => {
  let ended: TestMember;
  beforeAll(async () => {
    ended = await logInAs(test.database, await insertMember(test.database), clock.now());
    expect((await call('getAdultVerification', { bearer: ended.bearer })).status).toBe(200);
    await end(ended);
  });

  it.each(namesOf(withBearer))('the bearer opens nothing of %s [CALL-26]', async (operation) => {
    expect(await call(operation, { bearer: ended.bearer, path })).toMatchObject({ status: 401, code: 'A401' });
  });
});

async function withdraw(memberNo: number): Promise<void> {
  await test.database.updateTable('member').set({ status: 'WITHDRAWN' }).where('memberNo', '=', memberNo).execute();
}

async function bringBack(userToken: string): Promise<void> {
  await call('refreshToken', { bearer: userToken });
  clock.advance(TOKEN_REUSE_GRACE_MS + 1);
  expect((await call('refreshToken', { bearer: userToken })).code).toBe('AU17');
}

describe('a call without a bearer', () => {
  it.each(namesOf(needsBearer))('to %s is answered with AU99 [ROLE-03]', async (operation) => {
    expect(await call(operation, { path })).toMatchObject({ status: 401, code: 'AU99' });
  });
});
