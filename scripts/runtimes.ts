import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pnpmCommand } from './pnpm-command.ts';

const FOLDER = join(import.meta.dirname, 'runtimes');
const EXAMPLES = join(import.meta.dirname, '../examples');
/** How long the install may take, which is 700 MB on the disk, in ms: without a network it waits for one. */
const INSTALL_LIMIT_MS = 180_000;

/** How to get the runtimes that are missing. */
export const RUNTIMES_MISSING = 'it could not be installed; with a network: `pnpm --dir scripts/runtimes install`';
/** How to get what the examples need. */
export const EXAMPLES_MISSING = 'it could not be installed; with a network: `pnpm --dir examples install`';

const at = (path: string): string => join(FOLDER, 'node_modules', path);

/** How each runtime is started, up to the file it runs. */
const COMMANDS = {
  'Node 20': [at('node20/bin/node')],
  'Node 22': [at('node22/bin/node')],
  'Node 24': [process.execPath],
  Bun: [at('.bin/bun')],
  Deno: [at('.bin/deno'), 'run', '--quiet', '--node-modules-dir=manual', '--allow-all'],
  'Worker runtime': [at('.bin/workerd'), 'test'],
} as const;

export type Runtime = keyof typeof COMMANDS;
export const RUNTIMES: readonly Runtime[] = ['Node 20', 'Node 22', 'Node 24', 'Bun', 'Deno', 'Worker runtime'];

/** The command of a runtime, null where this machine has none. */
export function commandOf(runtime: Runtime): readonly [string, ...string[]] | null {
  const [program, ...args] = COMMANDS[runtime];
  return isThere(program) ? [program, ...args] : null;
}

/** Installs the runtimes by their lockfile, once; those that are missing all the same. */
export function installRuntimes(): readonly Runtime[] {
  const missing = () => RUNTIMES.filter((runtime) => commandOf(runtime) === null);
  if (missing().length > 0) install(FOLDER);
  return missing();
}

/** Installs what only the examples need by its lockfile, once; whether it is there. */
export function installExamples(): boolean {
  const isInstalled = () => existsSync(join(EXAMPLES, 'node_modules/vue-tsc/package.json'));
  if (!isInstalled()) install(EXAMPLES);
  return isInstalled();
}

function install(folder: string): void {
  const [command, ...args] = pnpmCommand();
  // The scripts of `node` look for npm beside the Node that runs.
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  spawnSync(command, [...args, '--dir', folder, 'install', '--frozen-lockfile'], {
    stdio: 'ignore',
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, PATH, NODE_OPTIONS: '' },
  });
}

function isThere(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
