import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { contractOperations } from '../contract/document.ts';
import { listen, type Listener } from './listen.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { sendRaw } from '../testing/http/raw-request.ts';
import { testParts } from '../testing/http/test-call.ts';

let test: TestDatabase;
let listener: Listener;

beforeAll(async () => {
  test = await freshDatabase();
  const handler = createApp(testParts(test.database));
  listener = await listen({ host: '127.0.0.1', port: 0, handler, trustsProxy: false, report: () => undefined });
});
afterAll(async () => {
  await listener.drain(100);
  await test.drop();
});

const ofMembers = contractOperations.filter(
  ({ security, body, takesBytes }) =>
    (security === 'bearer' || security === 'user-token') && (body !== null || takesBytes),
);

/** Bodies of which the rest never comes: of announced length, and in chunks. */
const UNFINISHED = ['content-length: 10000000\r\n\r\n{', 'transfer-encoding: chunked\r\n\r\n1\r\n{\r\n'];

describe('a call of members', () => {
  it.each(ofMembers.map(({ operationId, method, path }) => [operationId, method.toUpperCase(), path]))(
    '%s answers a stranger before the body has come',
    async (_, method, path) => {
      const line = `${method} ${path?.replaceAll(/\{\w+\}/g, '1')} HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\n`;
      const strangers = ['', `authorization: Bearer ${'x'.repeat(43)}\r\n`];
      const requests = strangers.flatMap((who) => UNFINISHED.map((body) => Buffer.from(line + who + body)));
      const answers = await Promise.all(requests.map((request) => sendRaw(listener.port, request)));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    },
  );
});
