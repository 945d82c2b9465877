import { clockSuite } from '../../testing/port-suites/clock.suite.ts';
import { keyValueStoreSuite } from '../../testing/port-suites/key-value-store.suite.ts';
import { randomSuite } from '../../testing/port-suites/random.suite.ts';
import { tokenVaultSuite } from '../../testing/port-suites/token-vault.suite.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { memoryStorage } from './memory-storage.ts';
import { memoryTokenVault } from './memory-token-vault.ts';

keyValueStoreSuite(memoryStorage);
tokenVaultSuite(memoryTokenVault);
randomSuite(() => seededRandom(7));
clockSuite(() => {
  const clock = simulatedClock();
  return { clock, run: (durationMs) => clock.advance(durationMs) };
});
