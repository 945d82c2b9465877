import { seededRandom } from '../../testing/seeded-random.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { memberCartWithoutSessionSuite } from '../../testing/port-suites/cart-api.suite.ts';
import { displayApiSuite } from '../../testing/port-suites/display-api.suite.ts';
import { sessionApiSuite } from '../../testing/port-suites/session-api.suite.ts';
import { shopSuites } from '../../testing/port-suites/shop-suites.ts';
import { openMemoryShop, verify } from '../../testing/port-suites/memory-shop.ts';
import { createMemoryCartApi } from './cart.memory.ts';
import { openMemoryOutside } from './shop/memory-outside.ts';
import { SAMPLE_SHOP } from './shop/sample-shop.ts';
import { openMemoryBackend } from './memory-backend.ts';
import { createMemoryPorts } from './memory-ports.ts';
import { memoryTokenVault } from '../bare/memory-token-vault.ts';

shopSuites(openMemoryShop);
memberCartWithoutSessionSuite(async () => {
  const clock = simulatedClock();
  const vault = memoryTokenVault(clock);
  const backend = openMemoryBackend(SAMPLE_SHOP, { clock, random: seededRandom(1), vault });
  return createMemoryCartApi(backend, openMemoryOutside(backend));
});
displayApiSuite(async () => createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) }).displayApi);
sessionApiSuite(async () => ({
  ...createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) }),
  verify,
  close: async () => undefined,
}));
