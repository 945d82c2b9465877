import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { leaveOutUnused, type RunFunction } from './unused-code.ts';

const LIBRARY = /\/node_modules\/@?inversify(?:js)?\/.+\.js$/;
const WIRING = fileURLToPath(new URL('run-container.ts', import.meta.url));
const run = promisify(execFile);

/** What ran, by the address of its file. */
type RunFiles = ReadonlyMap<string, readonly RunFunction[]>;

interface CoverageFile {
  readonly result: readonly { readonly url: string; readonly functions: readonly RunFunction[] }[];
}

/**
 * Leaves out of the page's container what its wiring never runs. All services are asked for when the container is made and
 * nothing is asked of it later, so what runs then is all that ever runs; each build looks anew, with the page's own modules.
 */
export function slimContainer(): Plugin {
  let seen: Promise<RunFiles> | null = null;
  return {
    name: 'dealstore:slim-container',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: LIBRARY },
      async handler(code, id) {
        seen ??= watchWiring();
        const functions = (await seen).get(pathToFileURL(id).href);
        return functions === undefined ? null : { code: leaveOutUnused(code, functions), map: null };
      },
    },
  };
}

/** Wires the page's container in a process of its own and answers what of which file ran. */
async function watchWiring(): Promise<RunFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'container-'));
  try {
    await run(process.execPath, ['--conditions=source', WIRING], { env: { ...process.env, NODE_V8_COVERAGE: folder } });
    const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
    return new Map(
      files.flatMap((file) => {
        const coverage: CoverageFile = JSON.parse(file);
        return coverage.result.map(({ url, functions }): [string, readonly RunFunction[]] => [url, functions]);
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
