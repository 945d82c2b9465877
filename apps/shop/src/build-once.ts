import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './database/data-folder.ts';
import { acquireLockFile } from './process/lock-file.ts';

const POLL_MS = 100;
const NOT_BUNDLED = /\.test\.tsx?$|\.suite\.ts$/;

/** Takes note of work and hands it back. */
export type During = (work: Promise<boolean>) => Promise<boolean>;

/** Something that is built from files of the repository. */
export interface Build {
  /** Files and folders it is made of, from the root of the repository. */
  readonly inputs: readonly string[];
  /** The folder of the package that is built; its `dist` is the output. */
  readonly folder: string;
  run(): Promise<void>;
}

/**
 * Builds unless the last build was of the same inputs; of processes that start together one builds and the others wait.
 * Resolves to whether it built. @throws Error with the output of the bundler
 * @param during is given the building, or the wait for it, when there is any
 */
export async function buildOnce(build: Build, during: During): Promise<boolean> {
  const inputs = hashInputs(build.inputs);
  const isBuilt = async (): Promise<boolean> => (await readFile(hashFile(build), 'utf8').catch(() => '')) === inputs;
  if (await isBuilt()) return false;
  return during(buildAlone(build, inputs, isBuilt));
}

async function buildAlone(build: Build, inputs: string, isBuilt: () => Promise<boolean>): Promise<boolean> {
  // It lies beside the build, whose folder the bundler empties.
  const lock = join(build.folder, 'building.lock');
  while ((await acquireLockFile(lock)) !== null) await wait(POLL_MS);
  try {
    if (await isBuilt()) return false;
    // A build that is cut short leaves no hash, so the next start builds again.
    await rm(hashFile(build), { force: true });
    await build.run();
    await writeFile(hashFile(build), inputs);
    return true;
  } finally {
    await rm(lock, { force: true });
  }
}

/** Holds the hash of the inputs of the last whole build. */
function hashFile({ folder }: Build): string {
  return join(folder, 'dist', 'inputs.sha256');
}

/** Reads synchronously: hundreds of small files at every start take a fraction of the time promises take. */
function hashInputs(inputs: readonly string[]): string {
  const files = inputs.flatMap(filesOf).filter((file) => !NOT_BUNDLED.test(file));
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

/**
 * Runs a program of Node to its end. @throws Error with what it printed, under a sentence
 * @param signal ends it before
 */
export async function runNode(
  args: readonly string[],
  cwd: string,
  failure: string,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal !== undefined && { signal }),
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`${failure}:\n${Buffer.concat(output).toString().trim()}`);
}
