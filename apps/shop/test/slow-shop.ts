/** A shop whose every response blocks the event loop for some milliseconds, as rendering does, for tests of overload. */
import { createHash } from 'node:crypto';
import '../src/process/source-condition.ts';

// Imported only now: the source condition holds for what is imported after it.
const [{ createRenderQueue }, { listen }, { createAdmission }] = await Promise.all([
  import('../../storefront/server/document/render-queue.ts'),
  import('@dealstore/api/server'),
  import('../src/http/admission.ts'),
]);

/** Large enough that hashing it takes a few milliseconds. */
const PAGE = Buffer.alloc(6_000_000);
const inQueue = createRenderQueue();
const admission = createAdmission({ warn: () => undefined });
admission.open({
  handler: () => inQueue(async () => new Response(createHash('sha256').update(PAGE).digest('hex'))),
  readiness: async () => null,
  waitingCount: () => 0,
});
const { port } = await listen({
  host: '127.0.0.1',
  port: 0,
  handler: admission.handler,
  trustsProxy: false,
  report: (cause) => console.error(cause),
});
process.once('disconnect', () => process.exit());
process.send?.(port);
