/** Generates who imports whom, by dependency-cruiser, for docs/architecture.md. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { format } from 'prettier';

const exec = promisify(execFile);

const DOCUMENT = 'docs/architecture.md';
const MARKED = /<!-- generated: (?<name>[\w-]+) -->\n[\s\S]*?<!-- \/generated -->/g;
const CORE = 'packages/commerce-core/src';
/** What a reader of the diagram need not see: tests, styles, and what is not ours. */
const LEFT_OUT = String.raw`\.(?:test|suite|config)\.tsx?$|/testing/|/e2e/|/test/|/dist/|\.css$|/node_modules/|^(?!apps|packages|openapi)`;

/** One diagram: what it reads, and which folders are one box. */
interface Diagram {
  readonly name: string;
  readonly from: readonly string[];
  readonly folders: string;
  readonly leftOut: string;
}

const DIAGRAMS: readonly Diagram[] = [
  {
    name: 'packages',
    from: [CORE, 'packages/demo/src', 'packages/ui/src', 'apps', 'openapi'],
    folders: `^(?:${CORE}/adapters/[^/]+|${CORE}|apps/api/src|apps/docs|apps/shop/src|apps/storefront/(?:build|server)|apps/storefront/src/[^/]+|packages/(?:demo|ui)/src|openapi)`,
    leftOut: LEFT_OUT,
  },
  {
    name: 'core',
    from: [CORE],
    folders: `^${CORE}/[^/]+(?=/)`,
    leftOut: `${LEFT_OUT}|/adapters/|/src/(?:index|domain)\\.ts$|^openapi`,
  },
];

/** The page with its diagrams generated again, as it should be committed; generating twice changes nothing. */
export async function generateArchitecture(): Promise<ReadonlyMap<string, string>> {
  const diagrams = new Map<string, string>();
  for (const diagram of DIAGRAMS) diagrams.set(diagram.name, await generate(diagram));
  const text = await readFile(DOCUMENT, 'utf8');
  const generated = text.replace(
    MARKED,
    (_, name: string) => `<!-- generated: ${name} -->\n\n${diagrams.get(name) ?? ''}\n\n<!-- /generated -->`,
  );
  return new Map([[DOCUMENT, await format(generated, { parser: 'markdown', printWidth: 120 })]]);
}

async function generate({ from, folders, leftOut }: Diagram): Promise<string> {
  const { stdout } = await exec(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--collapse', folders, '--exclude', leftOut, '-T', 'mermaid', ...from],
    { maxBuffer: 10_000_000 },
  );
  // An arrow from a folder to itself says nothing here.
  const lines = stdout.split('\n').filter((line) => !/^(?<node>\w+)-->\k<node>$/.test(line));
  return ['```mermaid', lines.join('\n').trim(), '```'].join('\n');
}
