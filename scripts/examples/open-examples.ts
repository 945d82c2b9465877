import { execFile } from 'node:child_process';
import { cp, glob, mkdir, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DOCUMENTED_ORIGIN } from '../documented-code.ts';

const execute = promisify(execFile);
const EXAMPLES = resolve('examples');

/** The examples as an importer has them: copied, before a shop of their own, with the packed core and what they need. */
export interface OpenedExamples {
  readonly folder: string;
  /** Of the shop they talk to. */
  readonly origin: string;
  /** Runs a program that the examples install, or another one, in their folder; rejects with what it said. */
  run(command: string, ...args: readonly string[]): Promise<string>;
}

/** @param folder made for them; @param tarball of the packed core; @param origin of a running shop */
export async function openExamples(folder: string, tarball: string, origin: string): Promise<OpenedExamples> {
  await cp(EXAMPLES, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  for await (const path of glob(join(folder, '**/*.{ts,json}'))) {
    const text = await readFile(path, 'utf8');
    if (text.includes(DOCUMENTED_ORIGIN)) await writeFile(path, text.replaceAll(DOCUMENTED_ORIGIN, origin));
  }
  for await (const name of glob(['*', '@*/*'], { cwd: join(EXAMPLES, 'node_modules') })) {
    if (/^@[^/]*$/.test(name)) continue;
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(join(EXAMPLES, 'node_modules', name)), link, 'junction');
  }
  const core = join(folder, 'node_modules/@dealstore/commerce-core');
  await mkdir(core, { recursive: true });
  await execute('tar', ['-xzf', tarball, '-C', core, '--strip-components', '1']);
  const bin = join(EXAMPLES, 'node_modules/.bin');
  const installed = new Set(await readdir(bin));
  return {
    folder,
    origin,
    run: async (command, ...args) => {
      // Without the conditions this project's own modules are found by.
      const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } };
      const { stdout } = await execute(installed.has(command) ? join(bin, command) : command, args, options);
      return stdout.trim();
    },
  };
}
