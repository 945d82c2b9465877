import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { awaitEndOfLife } from './end-of-life.ts';

const WATCHED = ['apps/api/src', 'apps/storefront', 'packages/commerce-core/src', 'openapi/generated', 'start.ts'];
const SOURCE = /\.(?:tsx?|css|sql|json|svg)$/;
const NOT_SOURCE = /(?:^|[/\\])(?:dist|node_modules|test-results|e2e)[/\\]|\.test\.tsx?$/;
/** Several files are often saved at once: one restart serves them all. */
const PAUSE_MS = 150;

/** Keeps a shop running from source and starts it again after every change: `pnpm dev`. */
export function runDev(root: string, command: string): void {
  const life = awaitEndOfLife();
  let child: ChildProcess | null = null;
  let pause: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      const ending = child;
      child = null;
      if (ending === null || ending.exitCode !== null || !ending.kill('SIGTERM')) resolve();
      else ending.once('exit', () => resolve());
    });
  const restart = async (): Promise<void> => {
    await stop();
    if (!life.asked) child = spawn(process.execPath, [command], { stdio: 'inherit' });
  };
  const inTurn = (): void => {
    turn = turn.then(restart);
  };
  for (const path of WATCHED) {
    watch(join(root, path), { recursive: true }, (_, name) => {
      const changed = join(path, name ?? '');
      if (!SOURCE.test(changed) || NOT_SOURCE.test(changed)) return;
      clearTimeout(pause);
      pause = setTimeout(inTurn, PAUSE_MS);
    });
  }
  life.giveBack(stop);
  inTurn();
}
