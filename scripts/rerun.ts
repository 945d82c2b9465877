import { spawn, type ChildProcess } from 'node:child_process';
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Shutdown } from '@dealstore/shop/shutdown';

const SOURCE = /(?<!\.test)\.(?:tsx?|css|sql|json|svg)$/;
/** Several files are often saved at once: one restart serves them all. */
const DEBOUNCE_MS = 150;

/** Runs a script, and anew whenever a file of source below the folders has changed, until shutdown. */
export function rerunOnChange(script: string, folders: readonly string[], shutdown: Shutdown): void {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let watchers: readonly FSWatcher[] = [];
  /** Stops and starts, one after another. */
  let steps = Promise.resolve();

  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      const ending = child;
      child = null;
      if (ending === null || ending.exitCode !== null || !ending.kill('SIGTERM')) resolve();
      else ending.once('exit', () => resolve());
    });

  const restart = async (): Promise<void> => {
    await stop();
    // No client asks a developer's shop for anything that a drain would wait for.
    const env = { DRAIN_MS: '0', ...process.env };
    if (!shutdown.requested) child = spawn(process.execPath, [script], { stdio: 'inherit', env });
  };

  const unwatch = (): void => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };

  // NOTE: folder by folder: where Node watches a whole tree on Linux, it loses each file
  // that an editor or git replaces.
  const run = (): void => {
    unwatch();
    watchers = folders.flatMap(foldersOf).map((folder) =>
      watch(folder, (_, name) => {
        if (name !== null && name.includes('.') && !SOURCE.test(name)) return;
        clearTimeout(timer);
        timer = setTimeout(run, DEBOUNCE_MS);
      }).on('error', () => undefined),
    );
    steps = steps.then(restart);
  };

  shutdown.onShutdown(() => {
    unwatch();
    steps = steps.then(stop);
    return steps;
  });
  run();
}

function foldersOf(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name)),
  ];
}
