/**
 * `pnpm start`: starts the shop and prints one line when it is ready. Stops on a signal, or when the npx or
 * pnpm is gone that started it.
 * PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_ORIGIN and other variables set it up: README, Settings.
 */
import './process/help.ts';
import './process/source-condition.ts';
import { buildStorefront } from './build-storefront.ts';
import { ROOT } from './database/data-folder.ts';
import { readEnvironment } from './environment.ts';
import { failureMessage } from './process/failure-message.ts';
import type { LoadComposition } from './run-shop.ts';
import { handleShutdown } from './process/shutdown.ts';

const shutdown = handleShutdown();
try {
  const settings = readEnvironment(process.env, ROOT);
  shutdown.allow(settings.drainMs);
  // Imported only now: the source condition holds for what is imported after it.
  const { runShop } = await import('./run-shop.ts');
  const loadComposition: LoadComposition = async (progress) => {
    const building = buildStorefront((work) => progress.during('building the storefront', work));
    const [{ composition }] = await Promise.all([import('./compose-shop.ts'), building]);
    await composition.prepare?.();
    return composition;
  };
  const starting = runShop(settings, loadComposition, (line) => console.error(line), shutdown.signal);
  shutdown.onShutdown(async () => (await starting.catch(() => null))?.stop());
  const { publicOrigin } = await starting;
  if (!shutdown.requested) {
    console.log(`ready on ${publicOrigin}`);
    const { openDocs } = await import('./compose-shop.ts');
    openDocs(shutdown.signal).catch((error: unknown) => shutdown.requested || console.error(failureMessage(error)));
  }
} catch (error) {
  // A start that was called off is no failure: the shutdown ends the process.
  if (!shutdown.requested) {
    console.error(failureMessage(error));
    process.exit(1);
  }
}
