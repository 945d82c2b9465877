/** `pnpm dev`: keeps a shop running from source and starts it again after every change. */
import '@dealstore/shop/help';
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handleShutdown } from '@dealstore/shop/shutdown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const START = join(ROOT, 'apps/shop/src/start.ts');
const WATCHED = ['apps/api/src', 'apps/shop/src', 'apps/storefront', 'packages/commerce-core/src', 'openapi/generated'];
const SOURCE = /\.(?:tsx?|css|sql|json|svg)$/;
const NOT_SOURCE = /(?:^|[/\\])(?:dist|node_modules|test-results|e2e)[/\\]|\.test\.tsx?$/;
/** Several files are often saved at once: one restart serves them all. */
const DEBOUNCE_MS = 150;

const shutdown = handleShutdown();
let child: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;
/** Restarts run one after another. */
let restarts = Promise.resolve();

const stop = (): Promise<void> =>
  new Promise((resolve) => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || !ending.kill('SIGTERM')) resolve();
    else ending.once('exit', () => resolve());
  });

const restart = async (): Promise<void> => {
  await stop();
  if (!shutdown.requested) child = spawn(process.execPath, [START], { stdio: 'inherit' });
};

const queueRestart = (): void => {
  restarts = restarts.then(restart);
};

for (const path of WATCHED) {
  watch(join(ROOT, path), { recursive: true }, (_, name) => {
    const changed = join(path, name ?? '');
    if (!SOURCE.test(changed) || NOT_SOURCE.test(changed)) return;
    clearTimeout(timer);
    timer = setTimeout(queueRestart, DEBOUNCE_MS);
  });
}
shutdown.onShutdown(stop);
queueRestart();
