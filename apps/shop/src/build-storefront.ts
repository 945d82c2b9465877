import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keepFormerFiles } from './database/former-files.ts';
import { acquireLockFile } from './process/lock-file.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STOREFRONT = join(ROOT, 'apps', 'storefront');
/** Where the built storefront lies: `client/` and `server/`. */
export const STOREFRONT_BUILD = join(STOREFRONT, 'dist');
/** Holds the hash of the inputs of the last whole build. */
const INPUTS_FILE = join(STOREFRONT_BUILD, 'inputs.sha256');
/** Held by the process that builds. It lies beside the build, whose folder the bundler empties. */
const LOCK = join(STOREFRONT, 'building.lock');
const POLL_MS = 100;
/** Every file a bundle may be made of, and the plugins that make it. */
const INPUTS = [
  'apps/storefront/src',
  'apps/storefront/build',
  'apps/storefront/public',
  'apps/storefront/vite.config.ts',
  'apps/storefront/package.json',
  'packages/commerce-core/src',
  'packages/commerce-core/package.json',
  'packages/ui/src',
  'packages/ui/package.json',
  'pnpm-lock.yaml',
];
const NOT_BUNDLED = /\.test\.tsx?$|\.suite\.ts$/;

/** Takes note of work and hands it back. */
type During = (work: Promise<boolean>) => Promise<boolean>;

/**
 * Builds the storefront unless the last build was of the same inputs; of processes that start together one builds and
 * the others wait. Resolves to whether it built. @throws Error with the output of the bundler
 * @param during is given the building, or the wait for it, when there is any
 */
export async function buildStorefront(during: During = (work) => work): Promise<boolean> {
  const inputs = hashInputs();
  const isBuilt = async (): Promise<boolean> => (await readFile(INPUTS_FILE, 'utf8').catch(() => '')) === inputs;
  if (await isBuilt()) return false;
  return during(buildAlone(inputs, isBuilt));
}

async function buildAlone(inputs: string, isBuilt: () => Promise<boolean>): Promise<boolean> {
  while ((await acquireLockFile(LOCK)) !== null) await wait(POLL_MS);
  try {
    if (await isBuilt()) return false;
    // A build that is cut short leaves no hash, so the next start builds again.
    await rm(INPUTS_FILE, { force: true });
    await keepFormerFiles(STOREFRONT_BUILD, Date.now());
    await runVite();
    await writeFile(INPUTS_FILE, inputs);
    return true;
  } finally {
    await rm(LOCK, { force: true });
  }
}

/** Reads synchronously: hundreds of small files at every start take a fraction of the time promises take. */
function hashInputs(): string {
  const files = INPUTS.flatMap(filesOf).filter((file) => !NOT_BUNDLED.test(file));
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function filesOf(input: string): readonly string[] {
  const found = statSync(join(ROOT, input), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [input];
  const entries = readdirSync(join(ROOT, input), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .toSorted();
}

async function runVite(): Promise<void> {
  const vite = join(
    dirname(createRequire(join(STOREFRONT, 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: STOREFRONT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`the storefront could not be built:\n${Buffer.concat(output).toString().trim()}`);
}
