/** Writes the list of decisions in docs/decisions/README.md. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { format } from 'prettier';

const FOLDER = 'docs/decisions';
const TITLE = /^# (?<number>\d+)\. (?<title>.+?)(?: \((?<state>amended|superseded)\))?$/m;
const HEAD = `# Decisions

Each page says what was chosen and why. _Amended_ holds in part; _superseded_ is kept as history; either names the page that says so. All
others hold. Written by \`pnpm generate decisions\`. A number that is missing is not given again.

| No. | Decision | State |
| --- | -------- | ----- |
`;

/** The index of the decisions, as it should be committed; each line is what its page says in its title. */
export async function generateDecisions(): Promise<ReadonlyMap<string, string>> {
  const pages = globSync(`${FOLDER}/[0-9]*.md`).toSorted();
  const rows = await Promise.all(pages.map(async (page) => rowOf(basename(page), await readFile(page, 'utf8'))));
  return new Map([
    [`${FOLDER}/README.md`, await format(HEAD + rows.join('\n'), { parser: 'markdown', printWidth: 120 })],
  ]);
}

function rowOf(file: string, text: string): string {
  const { number, title, state = '' } = TITLE.exec(text)?.groups ?? {};
  if (number === undefined) throw new Error(`${file} has no title of the form "# 7. What was chosen"`);
  return `| ${number} | [${title}](${file}) | ${state} |`;
}
