/** The whole backend on a database that somebody else has filled, for tests of being killed in the middle of orders. */
import { runComposition } from './run-test-shop.ts';

await runComposition(async () => {
  const { createSandboxedBackend } = await import('@dealstore/api');
  const { currentClientAddress } = await import('@dealstore/api/server');
  return {
    compose: (parts) => {
      if (parts.opened === null) throw new Error('an order shop has a database');
      return createSandboxedBackend({ ...parts, database: parts.opened.database, clientAddress: currentClientAddress });
    },
    seed: async () => false,
  };
});
