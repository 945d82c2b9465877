/** The backend without the storefront, on a database the test has filled: for tests that kill it in the middle of orders. */
import { join } from 'node:path';
import { runTestShop } from './run-test-shop.ts';

await runTestShop(async () => {
  const { createSandboxedBackend } = await import('@dealstore/api');
  const { currentClientAddress, fsFileStorage } = await import('@dealstore/api/server');
  return {
    compose: (parts) => {
      const { opened, replica, ...others } = parts;
      if (opened === null) throw new Error('this shop needs a database: do not set API_URL');
      return createSandboxedBackend({
        ...others,
        database: opened.database,
        ...(replica === null ? {} : { replica }),
        files: fsFileStorage(join(parts.settings.dataFolder, 'files')),
        renditionFolder: null,
        clientAddress: currentClientAddress,
        sandbox: parts.settings.sandbox,
      });
    },
    seed: async () => false,
  };
});
