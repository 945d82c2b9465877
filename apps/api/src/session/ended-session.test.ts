import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOperations } from '../contract/document.ts';
import type { OperationId } from '../contract/operation.ts';
import { insertGrades, insertMember, logInAs } from '../testing/member-rows.ts';
import { callerOf, testParts, type TestCaller } from '../testing/test-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sessionRoutes } from './session.routes.ts';

let test: TestDatabase;
let call: TestCaller;
let ended = '';

beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
  const parts = testParts(test.database);
  call = callerOf(parts, sessionRoutes(parts));
  const { bearer } = await logInAs(test.database, await insertMember(test.database));
  await call('logOut', { bearer });
  ended = bearer;
});
afterAll(() => test.drop());

const path = new Proxy({}, { get: () => 1 });
const withBearer = contractOperations.filter(({ security }) => security !== 'none');
const needsBearer = contractOperations.filter(({ security }) => security === 'bearer');
const isOperation = (id: string): id is OperationId => contractOperations.some(({ operationId }) => operationId === id);

describe('the bearer of an ended session', () => {
  it.each(withBearer.map(({ operationId }) => operationId).filter(isOperation))(
    'opens nothing of %s [CALL-26, ERR-08]',
    async (operation) => {
      expect(await call(operation, { bearer: ended, path })).toMatchObject({ status: 401, code: 'A401' });
    },
  );
});

describe('a call without a bearer', () => {
  it.each(needsBearer.map(({ operationId }) => operationId).filter(isOperation))(
    'is asked to log in by %s [ERR-10, ROLE-03]',
    async (operation) => {
      expect(await call(operation, { path })).toMatchObject({ status: 401, code: 'AU99' });
    },
  );
});
