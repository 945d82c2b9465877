import '../src/process/source-condition.ts';
import { readEnvironment } from '../src/environment.ts';
import { failureMessage } from '../src/process/failure-message.ts';
import type { Composition } from '../src/run-shop.ts';
import { handleShutdown } from '../src/process/shutdown.ts';

/** Runs a composition in this process as `pnpm start` runs the shop, for tests that start, stop and kill it. */
export async function runTestShop(loadComposition: () => Promise<Composition>): Promise<void> {
  const shutdown = handleShutdown();
  try {
    const { runShop } = await import('../src/run-shop.ts');
    const settings = readEnvironment(process.env, process.cwd());
    shutdown.allow(settings.drainMs);
    const starting = runShop(settings, loadComposition, (line) => console.error(line), shutdown.signal);
    shutdown.onShutdown(async () => (await starting.catch(() => null))?.stop());
    console.log(`ready on ${(await starting).publicOrigin}`);
  } catch (error) {
    if (!shutdown.requested) {
      console.error(failureMessage(error));
      process.exit(1);
    }
  }
}
