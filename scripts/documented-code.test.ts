import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '@dealstore/storefront/find-browser';
import { findFirefox } from '@dealstore/storefront/find-firefox';
import { type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, startShopProcess } from '@dealstore/bench/child-processes';
import { bundle, workerConfig } from './bundle.ts';
import { DOCUMENTED_ORIGIN, documentedCode, documentedPrograms, FRAGMENTS } from './documented-code.ts';
import { browserExamplesSuite } from './examples/browser-examples.suite.ts';
import { examplesSuite } from './examples/examples.suite.ts';
import { generatedClientsSuite } from './examples/generated-clients.suite.ts';
import { type OpenedExamples, openExamples } from './examples/open-examples.ts';
import { openImporter, packCore } from './packed-core.ts';
import { commandOf, installExamples, installRuntimes, RUNTIMES } from './runtimes.ts';

const execute = promisify(execFile);
/** Runs a program as an importer's machine does: without the conditions this project's own modules are found by. */
const run = (command: string, args: readonly string[], cwd: string) =>
  execute(command, args, { cwd, env: { ...process.env, NODE_OPTIONS: '' } });
const programs = await documentedPrograms();
const missing = installRuntimes();
const hasExamples = installExamples();
const firefoxPath = findFirefox();
const isCI = process.env['CI'] === 'true';
/** The terminal and the app of the examples log people in by themselves. */
const LOGIN_CLIENTS = 'terminal:public APP com.example.terminal:/done, native:public APP com.example.app:/done';

describe('the code of the documentation, with the packed core and before a running shop', () => {
  let folder: string;
  let shop: ShopProcess;
  let examples: OpenedExamples;
  /** What each program says in this Node; every other runtime has to say the same. */
  const outputs = new Map<string, string>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documented-code-'));
    // The database's user may enter.
    await chmod(folder, 0o711);
    shop = await startShopProcess({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', LOGIN_CLIENTS });
    const tarball = await packCore(folder);
    await openImporter(folder, tarball);
    if (hasExamples) examples = await openExamples(join(folder, 'examples'), tarball, shop.origin);
    for (const [index, { code, place }] of programs.entries()) await prepare(`program-${index}`, code, place);
  });
  afterAll(async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Writes a program without its types, as one bundled script, and as a Worker. */
  async function prepare(name: string, code: string, place: string): Promise<void> {
    const here = code.replaceAll(DOCUMENTED_ORIGIN, shop.origin);
    const { outputText } = transpileModule(here, {
      compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 },
    });
    const entry = join(folder, `${name}.mjs`);
    await writeFile(entry, outputText);
    const script = `const lines = [];
      const console = { log: (...words) => lines.push(words.join(' ')) };
      ${await bundle(entry)}
      return lines.join('\\n');`;
    await writeFile(join(folder, `${name}.script.js`), `(async () => { ${script} })()`);
    const worker = `const program = async () => { ${script} }; export default { test: async () => console.log(await program()) };`;
    await writeFile(join(folder, `${name}.worker.js`), worker);
    await writeFile(join(folder, `${name}.capnp`), workerConfig(`${name}.worker.js`));
    outputs.set(place, (await run(process.execPath, [entry], folder)).stdout.trim());
  }

  it('is a program or a listed fragment, and a program prints prices [DOC-05]', async () => {
    const blocks = await documentedCode();
    const fragments = new Set(blocks.map(({ fragment }) => fragment));
    expect(Object.keys(FRAGMENTS).filter((line) => !fragments.has(line))).toEqual([]);
    expect(programs.length).toBeGreaterThanOrEqual(4);
    expect([...outputs].filter(([, lines]) => !/₩\d|\d원/.test(lines))).toEqual([]);
  });

  describe.each(RUNTIMES)('%s', (runtime) => {
    it.skipIf(missing.includes(runtime) && !isCI).each(programs.map(({ place }, index) => [place, index] as const))(
      'runs %s',
      async (place, index) => {
        const [command, ...args] = commandOf(runtime) ?? ['missing'];
        const file = `program-${index}.${runtime === 'Worker runtime' ? 'capnp' : 'mjs'}`;
        const { stdout } = await run(command, [...args, file], folder);
        expect(stdout.trim()).toBe(outputs.get(place));
      },
    );
  });

  const browsers = [
    ['Chromium', chromium, { executablePath: findBrowser(), args: ['--no-sandbox'] }],
    ['Firefox', firefox, { executablePath: firefoxPath ?? 'missing', channel: 'moz-firefox' }],
  ] satisfies readonly [string, BrowserType, LaunchOptions][];
  describe.each(browsers)('%s', (name, browserType, options) => {
    it.skipIf(name === 'Firefox' && firefoxPath === null && !isCI)('runs them on a page of the shop', async () => {
      const browser = await browserType.launch(options);
      try {
        const page = await browser.newPage();
        await page.goto(shop.origin);
        for (const [index, { place }] of programs.entries()) {
          const script = await readFile(join(folder, `program-${index}.script.js`), 'utf8');
          expect([place, await page.evaluate(script)]).toEqual([place, outputs.get(place)]);
        }
      } finally {
        await browser.close();
      }
    });
  });

  describe.skipIf(!hasExamples && !isCI)('a host of examples/', () => {
    examplesSuite(() => examples);
    browserExamplesSuite(() => examples);
    generatedClientsSuite(() => examples);
  });
});
