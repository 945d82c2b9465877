/** Draws who imports whom, by dependency-cruiser, for docs/architecture.md. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { format } from 'prettier';

const exec = promisify(execFile);

const DOCUMENT = 'docs/architecture.md';
const PICTURES = /<!-- drawn: (?<name>[\w-]+) -->\n[\s\S]*?<!-- \/drawn -->/g;
const CORE = 'packages/commerce-core/src';
/** What a reader of the picture need not see: tests, styles, and what is not ours. */
const LEFT_OUT = String.raw`\.(?:test|suite|config)\.tsx?$|/testing/|/e2e/|/test/|/dist/|\.css$|/node_modules/|^(?!apps|packages|openapi)`;

/** One picture: what it reads, and which folders are drawn as one box. */
interface Picture {
  readonly name: string;
  readonly from: readonly string[];
  readonly folders: string;
  readonly leftOut: string;
}

const PICTURES_DRAWN: readonly Picture[] = [
  {
    name: 'packages',
    from: [CORE, 'packages/demo/src', 'packages/ui/src', 'apps', 'openapi'],
    folders: `^(?:${CORE}/adapters/[^/]+|${CORE}|apps/api/src|apps/shop/src|apps/storefront/(?:build|server)|apps/storefront/src/[^/]+|packages/(?:demo|ui)/src|openapi)`,
    leftOut: LEFT_OUT,
  },
  {
    name: 'core',
    from: [CORE],
    folders: `^${CORE}/[^/]+(?=/)`,
    leftOut: `${LEFT_OUT}|/adapters/|/src/(?:index|domain)\\.ts$|^openapi`,
  },
];

/** The page with its pictures drawn anew, as it should be committed; drawing twice changes nothing. */
export async function drawArchitecture(): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const picture of PICTURES_DRAWN) pictures.set(picture.name, await draw(picture));
  const text = await readFile(DOCUMENT, 'utf8');
  const drawn = text.replace(
    PICTURES,
    (_, name: string) => `<!-- drawn: ${name} -->\n\n${pictures.get(name) ?? ''}\n\n<!-- /drawn -->`,
  );
  return new Map([[DOCUMENT, await format(drawn, { parser: 'markdown', printWidth: 120 })]]);
}

async function draw({ from, folders, leftOut }: Picture): Promise<string> {
  const { stdout } = await exec(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--collapse', folders, '--exclude', leftOut, '-T', 'mermaid', ...from],
    { maxBuffer: 10_000_000 },
  );
  // An arrow from a folder to itself says nothing here.
  const lines = stdout.split('\n').filter((line) => !/^(?<node>\w+)-->\k<node>$/.test(line));
  return ['```mermaid', lines.join('\n').trim(), '```'].join('\n');
}
