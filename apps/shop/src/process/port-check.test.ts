import { once } from 'node:events';
import { createServer } from 'node:net';
import { processClock } from '@dealstore/api/server';
import { describe, expect, it } from 'vitest';
import { assertPortIsFree, watchPort } from './port-check.ts';

const host = '127.0.0.1';

async function listener(port = 0) {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('the port of a shop that starts', () => {
  it('is refused while something listens there, and free again afterwards', async () => {
    const { port, close } = await listener();
    await expect(assertPortIsFree({ host, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await close();
    await assertPortIsFree({ host, port });
  });

  it('is watched: a process that takes it meanwhile is reported once, within two seconds', async () => {
    const first = await listener();
    await first.close();
    const taken: unknown[] = [];
    const watch = watchPort({ host, port: first.port }, processClock(null), (error) => taken.push(error));
    const other = await listener(first.port);
    await expect.poll(() => taken).toMatchObject([{ code: 'EADDRINUSE' }]);
    await watch.stop();
    await other.close();
    expect(taken).toHaveLength(1);
  });

  it('is let alone once the watch has stopped', async () => {
    const first = await listener();
    await first.close();
    const watch = watchPort({ host, port: first.port }, processClock(null), () => undefined);
    await watch.stop();
    const again = await listener(first.port);
    expect(again.port).toBe(first.port);
    await again.close();
  });
});
