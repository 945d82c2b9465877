/** Builds the storefront when what it is made of has changed: `pnpm build`, and the first step of a start. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { takeFile } from './server-lock.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STOREFRONT = join(ROOT, 'apps', 'storefront');
/** Where the built storefront lies: `client/` and `server/`. */
export const STOREFRONT_BUILD = join(STOREFRONT, 'dist');
const STAMP = join(STOREFRONT_BUILD, 'inputs.sha256');
/** Held while somebody builds; it lies beside the build, which a bundler empties. */
const BUILDING = join(STOREFRONT, 'building.lock');
const POLL_MS = 100;
/** All the bundle can contain; a test or a server file never does, but the rule stays simple. */
const INPUTS = [
  'apps/storefront/src',
  'apps/storefront/build',
  'apps/storefront/public',
  'apps/storefront/vite.config.ts',
  'apps/storefront/package.json',
  'packages/commerce-core/src',
  'packages/commerce-core/package.json',
  'pnpm-lock.yaml',
];
const NOT_BUNDLED = /\.test\.tsx?$|\.suite\.ts$/;

/**
 * Builds unless the last build was of the same inputs. Answers whether it built; processes that start together wait for
 * the one that does. @throws Error with the bundler's words
 */
export async function buildStorefront(): Promise<boolean> {
  const inputs = hashInputs();
  const isBuilt = async (): Promise<boolean> => (await readFile(STAMP, 'utf8').catch(() => '')) === inputs;
  if (await isBuilt()) return false;
  while ((await takeFile(BUILDING)) !== null) await wait(POLL_MS);
  try {
    if (await isBuilt()) return false;
    // A build that is cut short leaves no stamp, so the next start builds again.
    await rm(STAMP, { force: true });
    await runVite();
    await writeFile(STAMP, inputs);
    return true;
  } finally {
    await rm(BUILDING, { force: true });
  }
}

/** Hundreds of small files on the way of every start: read at once they take a fraction of what promises take. */
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
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`the storefront could not be built:\n${Buffer.concat(said).toString().trim()}`);
}
