import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { compareApi } from './api-reports.ts';
import { documentedFiles } from './documented-code.ts';
import { pnpmCommand } from './pnpm-command.ts';

const CORE = resolve('packages/commerce-core');
/** What an importer installs beside the core; linked, so that the check needs no network. */
const BESIDE = ['xstate', 'openapi-fetch', 'fast-check', '@fast-check/vitest', 'vitest', 'ajv'];

/** Importers as strict as TypeScript allows: one on the bare language, one with the web types that fetch needs. */
const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'es2024',
  module: 'nodenext',
  types: [],
  skipLibCheck: false,
  noEmit: true,
  allowImportingTsExtensions: true,
};
const IMPORTERS = [
  { name: 'bare', lib: ['es2024'], subPaths: ['', '/domain', '/adapters/bare', '/adapters/memory'] },
  {
    name: 'web',
    lib: ['es2024', 'dom', 'dom.iterable'],
    subPaths: ['/http', '/adapters/http', '/adapters/web', '/testing'],
  },
];

const HOW_TO_CHANGE_THE_API = 'run `pnpm generate api`, commit it, and say in .changeset what an importer changes';

interface Run {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Whether the packed core can be imported as the READMEs say: its manifest, its types, those of the documented code, its
 * program, and whether it exports what the committed reports say.
 */
export async function runPackedCore() {
  const startedAt = performance.now();
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'packed-core-')));
  const failures: string[] = [];
  try {
    const tarball = await packCore(folder);
    const installed = await openImporter(folder, tarball);
    const runs = await Promise.all([
      run('publint', ['run', installed, '--pack', 'false', '--strict'], folder),
      run('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji'], folder),
      ...IMPORTERS.map(({ name }) => compile(name, folder)),
      proveNothing(folder),
    ]);
    failures.push(...runs.flatMap(({ ok, output }) => (ok ? [] : [output])));
    const changed = await compareApi(false);
    failures.push(...changed.map((path) => `${path} is not what the core exports: ${HOW_TO_CHANGE_THE_API}`));
  } catch (error) {
    failures.push(String(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: 'packed core', ok: failures.length === 0, output: failures.join('\n'), seconds };
}

/** Writes the reports of what the core exports; there is nothing else to write. */
export async function generateApiReports(): Promise<readonly []> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'packed-core-')));
  try {
    await packCore(folder);
    await compareApi(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return [];
}

/** Packs the core into a folder; resolves to the path of the tarball. */
export async function packCore(folder: string): Promise<string> {
  // Only pnpm puts versions in the place of `catalog:` and publishes other exports.
  const [command, ...args] = pnpmCommand();
  const packed = await run(command, [...args, 'pack', '--pack-destination', folder], CORE);
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!packed.ok || tarball === undefined) throw new Error(packed.output);
  return join(folder, tarball);
}

/**
 * An empty project with the core unpacked, what goes beside it linked, and each block of the documentation in a file.
 */
export async function openImporter(folder: string, tarball: string) {
  const installed = join(folder, 'node_modules/@dealstore/commerce-core');
  await mkdir(installed, { recursive: true });
  const unpacked = await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'], folder);
  if (!unpacked.ok) throw new Error(unpacked.output);
  for (const name of BESIDE) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(join(CORE, 'node_modules', name)), link, 'junction');
  }
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const snippets: string[] = [];
  for (const [index, code] of (await documentedFiles()).entries()) {
    snippets.push(`documented-${index}.ts`);
    await writeFile(join(folder, `documented-${index}.ts`), code);
  }
  for (const { name, lib, subPaths } of IMPORTERS) {
    const imports = subPaths.map(
      (subPath, index) => `import * as entry${index} from '@dealstore/commerce-core${subPath}';`,
    );
    const uses = subPaths.map((_, index) => `entry${index}`).join(', ');
    await writeFile(join(folder, `${name}.ts`), `${imports.join('\n')}\nvoid [${uses}];\n`);
    const files = name === 'web' ? ['web.ts', ...snippets] : [`${name}.ts`];
    const project = { compilerOptions: { ...STRICT, lib }, files };
    await writeFile(join(folder, `${name}.json`), JSON.stringify(project));
  }
  return installed;
}

/** Runs the packed conformance program against an address that keeps no law: it finds the suites, and all of them broken. */
async function proveNothing(folder: string): Promise<Run> {
  const server = createServer((_request, response) => response.end('nothing')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const goods = {
    plain: { productNo: 1, optionNo: 1, salePrice: 1, stockCnt: 1 },
    soldOut: { productNo: 2, optionNo: 2 },
  };
  const members = [{ bearer: 'one' }, { bearer: 'two' }];
  await writeFile(join(folder, 'conformance.json'), JSON.stringify({ url, members, goods }));
  const bin = 'node_modules/@dealstore/commerce-core/dist/conformance/bin.js';
  const { output } = await run(process.execPath, [bin, '--suite', 'cart'], folder);
  server.close();
  return {
    ok: / 0 % — 0 passed, \d{2} failed, 0 not reached$/.test(output),
    output: `dealstore-conformance: ${output}`,
  };
}

/** Other packages' declarations may not be as strict as ours: only errors of the core and of its importer count. */
async function compile(name: string, folder: string): Promise<Run> {
  const { output } = await run('tsc', ['-p', `${name}.json`, '--pretty', 'false'], folder);
  const ours = output.split('\n').filter((line) => line.includes('error TS') && !isAnothers(line));
  return { ok: ours.length === 0, output: ours.join('\n') };
}

function isAnothers(line: string): boolean {
  return line.includes('node_modules/') && !line.includes('node_modules/@dealstore/commerce-core/');
}

async function run(command: string, args: readonly string[], cwd: string): Promise<Run> {
  const env = { ...process.env, NODE_OPTIONS: '', PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}` };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ok = await new Promise<boolean>((settle) => {
    child.on('close', (code) => settle(code === 0));
    child.on('error', () => settle(false));
  });
  return { ok, output: Buffer.concat(chunks).toString('utf8').trim() };
}
