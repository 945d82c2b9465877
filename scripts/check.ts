/**
 * `pnpm check [words]`: format, lint, types, import rules, folder cycles, unused code, contract and its drift, names in
 * docs, packages and sizes; every failure is shown, not only the first. Words narrow it to the steps whose name has one
 * of them.
 * @example pnpm check types lint
 */
import '@dealstore/shop/help';
import { spawn } from 'node:child_process';
import { runContractDrift } from './generate/contract-drift.ts';
import { runDocNames } from './doc-names.ts';
import { runPackedCore } from './packed-core.ts';
import { runGeneratedDrift } from './generate/generated-drift.ts';
import { runSecurityFiles } from './security-files.ts';
import { runSizes } from './size.ts';

interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

const TYPE_PROJECTS = [
  'packages/commerce-core/tsconfig.core.json',
  'packages/commerce-core/tsconfig.json',
  'apps/api/tsconfig.json',
  'tsconfig.json',
];

const IMPORT_RULES = [
  '--config',
  '.dependency-cruiser.cjs',
  'packages/commerce-core/src',
  'apps',
  'openapi',
  'scripts',
  'packages/bench',
  'packages/demo/src',
  'packages/ui/src',
];
const FOLDER_CYCLES = [
  '--config',
  '.dependency-cruiser-folders.cjs',
  'packages/commerce-core/src',
  'apps/api/src',
  'apps/storefront/src',
  'packages/demo/src',
  'packages/ui/src',
];
const LINT = ['packages', 'apps', 'openapi', 'scripts'];

/** Two lanes for two cores; the heavy ones first. */
const LANES: readonly (readonly (readonly [string, () => Promise<Outcome>])[])[] = [
  [
    ...TYPE_PROJECTS.map((project) => [`types ${project}`, () => run('tsc', ['--noEmit', '-p', project])] as const),
    ['unused code', () => run('knip', ['--no-progress'])],
  ],
  [
    ['format', () => run('prettier', ['--check', '--cache', '--log-level', 'warn', '.'])],
    ['lint', () => run('oxlint', LINT)],
    ['import-rules', () => run('depcruise', IMPORT_RULES)],
    ['folder-cycles', () => run('depcruise', FOLDER_CYCLES)],
    ['contract', () => run('redocly', ['lint', 'openapi/commerce.yaml', '--config', 'openapi/redocly.yaml'])],
    ['contract drift', () => runContractDrift()],
    ['generated docs', () => runGeneratedDrift()],
    ['doc-names', () => runDocNames()],
    ['packed core', () => runPackedCore()],
    ['security files', () => runSecurityFiles()],
    ['sizes', () => runSizes()],
  ],
];

async function run(command: string, parameters: readonly string[]): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      resolve(1);
    });
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: '', ok: code === 0, output: Buffer.concat(chunks).toString('utf8'), seconds };
}

async function runLane(lane: (typeof LANES)[number]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, check] of lane) {
    const outcome = { ...(await check()), name };
    console.log(`${outcome.ok ? 'ok  ' : 'FAIL'}  ${name}  ${outcome.seconds.toFixed(1)} s`);
    outcomes.push(outcome);
  }
  return outcomes;
}

const args = process.argv.slice(2).filter((word) => word !== '--');
const isSelected = (name: string) => args.length === 0 || args.some((word) => name.includes(word));
const lanes = LANES.map((lane) => lane.filter(([name]) => isSelected(name)));
if (lanes.flat().length === 0) {
  console.error(
    `no step is named so: ${LANES.flat()
      .map(([name]) => name)
      .join(', ')}`,
  );
  process.exit(1);
}
const outcomes = (await Promise.all(lanes.map(runLane))).flat();
const failed = outcomes.filter((outcome) => !outcome.ok);
for (const outcome of failed) console.error(`\n--- ${outcome.name}\n${outcome.output.trimEnd()}`);
if (failed.length > 0) process.exitCode = 1;
