/** Starts the shop and says so in one line: `pnpm start`. Ends on a signal, or when whoever started it is gone. */
import './source-condition.ts';
import { fileURLToPath } from 'node:url';
import { buildStorefront } from './build-storefront.ts';
import { awaitEndOfLife } from './shutdown.ts';
import { readEnvironment } from './environment.ts';

/** Failures whose message says all; any other is shown with its stack. */
const PLAIN = new Set([
  'EnvironmentError',
  'ServerRunningError',
  'EmbeddedPostgresError',
  'OutsideDatabaseError',
  'MigrationMismatch',
]);

/** System calls whose failure says it too: an address that cannot be had, a DATA_DIR that cannot be written. */
const PLAIN_CALLS = new Set(['listen', 'mkdir', 'open', 'link']);

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

await runStart();

async function runStart(): Promise<void> {
  const life = awaitEndOfLife();
  try {
    const settings = readEnvironment(process.env, ROOT);
    // Imported only now: the source condition holds for what is imported after it.
    const { runShop } = await import('./run-shop.ts');
    const load = async () => {
      const [{ composition }] = await Promise.all([import('./compose-shop.ts'), buildStorefront()]);
      await composition.prepare?.();
      return composition;
    };
    const starting = runShop(settings, load, (line) => console.error(line));
    life.giveBack(async () => (await starting.catch(() => null))?.stop());
    const { publicOrigin } = await starting;
    if (!life.asked) console.log(`ready on ${publicOrigin}`);
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: something else listens there. Set PORT to another one.`;
  }
  const plain = PLAIN.has(error.name) || ('syscall' in error && PLAIN_CALLS.has(String(error.syscall)));
  return plain ? error.message : (error.stack ?? error.message);
}
