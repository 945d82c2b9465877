/** Starts the shop and says so in one line: `pnpm start`. Ends on SIGTERM, SIGINT, or when whoever started it is gone. */
import './source-condition.ts';
import { fileURLToPath } from 'node:url';
import { buildStorefront } from './build.ts';
import { readEnvironment } from './environment.ts';
import { watchParents } from './wrappers.ts';

/** A stop that takes longer has gone wrong: the process ends anyway. */
const STOP_LIMIT_MS = 9_500;
/** One Ctrl-C may arrive twice, from the terminal and from a package manager: within this it counts once. */
const SAME_SIGNAL_MS = 400;
/** Failures whose message says all; any other is shown with its stack. */
const PLAIN = new Set(['EnvironmentError', 'ServerRunningError', 'EmbeddedPostgresError', 'MigrationMismatch']);

const tell = (line: string): void => console.error(line);
let asked = 0;
let stop: () => Promise<void> = () => Promise.resolve();

function end(): void {
  const now = performance.now();
  if (asked === 0) {
    asked = now;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void stop().then(() => process.exit(0));
  } else if (now - asked > SAME_SIGNAL_MS) {
    process.exit(1);
  }
}

process.on('SIGTERM', end).on('SIGINT', end).on('SIGHUP', end);
watchParents(() => {
  if (asked === 0) end();
});

try {
  const settings = readEnvironment(process.env, fileURLToPath(new URL('..', import.meta.url)));
  const starting = start(settings);
  // Asked to stop while still starting: what has been opened is given back first.
  stop = async () => (await starting.catch(() => null))?.stop();
  const shop = await starting;
  if (asked === 0) console.log(`ready on ${shop.publicOrigin}`);
} catch (error) {
  tell(describe(error));
  process.exit(1);
}

async function start(settings: ReturnType<typeof readEnvironment>) {
  await buildStorefront();
  const [{ runShop }, { composition }] = await Promise.all([import('./run-shop.ts'), import('../start.ts')]);
  return runShop(settings, composition, tell);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: something else listens there. Set PORT to another one.`;
  }
  const plain = PLAIN.has(error.name) || ('syscall' in error && error.syscall === 'listen');
  return plain ? error.message : (error.stack ?? error.message);
}
