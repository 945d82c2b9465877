import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { freshDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { TEST_ORIGIN, testParts } from './testing/http/test-call.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

describe('a line of the log', () => {
  it.each([
    [
      'POST',
      '/api/client/v1/customer/coupons/register-code/SECRETLETTERS',
      '/client/v1/customer/coupons/register-code/{code}',
    ],
    ['PATCH', '/api/client/v1/display/products/1001', '/client/v1/display/products/{productNo}'],
    ['GET', '/sandbox/payment/pay_secretletters', '/sandbox/*'],
    ['GET', '/toss/payment/pay_secretletters', '/toss/*'],
    ['GET', '/api/docs/', '/docs/*'],
    ['GET', '/secretletters', '*'],
  ])('says of %s %s only which route it is: %s', async (method, path, route) => {
    const lines: unknown[] = [];
    const parts = testParts(test.database);
    const serve = createApp({
      ...parts,
      sandbox: true,
      log: { ...parts.log, info: (line: unknown) => void lines.push(line) },
    });
    await serve(new Request(`${TEST_ORIGIN}${path}`, { method }));
    expect(lines).toEqual([expect.objectContaining({ method, route })]);
    expect(JSON.stringify(lines)).not.toMatch(/secretletters|1001/i);
  });
});

describe('the id of a request', () => {
  it.each([
    ['0123-abcd', /^0123-abcd$/],
    ['', /^[0-9a-f-]{36}$/],
    ['1', /^1$/],
    ['x'.repeat(65), /^[0-9a-f-]{36}$/],
    ['with "quotes" and more', /^[0-9a-f-]{36}$/],
  ])('%j is taken only when it has the shape of one', async (given, shape) => {
    const serve = createApp(testParts(test.database));
    const { headers } = await serve(new Request(`${TEST_ORIGIN}/nowhere`, { headers: { 'x-request-id': given } }));
    expect(headers.get('x-request-id')).toMatch(shape);
  });
});
