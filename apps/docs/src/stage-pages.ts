import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describeExports } from './reference.ts';
import { koreanOf, SECTIONS, siteNameOf } from './sections.ts';

/** A page as it lies before VitePress. */
export interface SitePage {
  /** The file of the repository that it is made of; null for one that is generated. */
  readonly source: string | null;
  /** Where it lies on the site, without a suffix. */
  readonly name: string;
  readonly title: string;
}

/** Said in Korean of a page that exists in English only, in front of the link to it. */
const ONLY_ENGLISH = '이 문서는 영어로만 있어요.';

/**
 * Lays out every page of the site in a folder of its own: those of the repository, the reference, and in Korean one
 * line for each that exists in English only.
 * @param root the repository
 */
export function stagePages(root: string, folder: string): readonly SitePage[] {
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string): void => {
    const file = join(folder, `${name}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const decisions = globSync('docs/decisions/0*.md', { cwd: root }).toSorted();
  const english = [...SECTIONS.flatMap(({ pages }) => pages), ...decisions];
  const sources = english.flatMap((source) =>
    existsSync(join(root, koreanOf(source))) ? [source, koreanOf(source)] : [source],
  );
  const pages: SitePage[] = sources.map((source) => {
    const text = readFileSync(join(root, source), 'utf8');
    const name = siteNameOf(source);
    write(name, text.replaceAll(' src="docs/pictures/', ' src="./pictures/'));
    return { source, name, title: titleOf(text) };
  });
  for (const { name, title, text } of describeExports(root)) {
    write(name, text);
    pages.push({ source: null, name, title });
  }
  const names = new Set(pages.map(({ name }) => name));
  for (const { name, title } of pages) {
    if (name.startsWith('ko/') || names.has(`ko/${name}`)) continue;
    write(`ko/${name}`, `# ${title}\n\n${ONLY_ENGLISH} [영어로 읽기](/${name.replace(/(^|\/)index$/, '$1')})\n`);
  }
  for (const language of ['', 'ko/']) {
    mkdirSync(join(folder, language, 'pictures'), { recursive: true });
    for (const picture of globSync('docs/pictures/*', { cwd: root }))
      copyFileSync(join(root, picture), join(folder, language, 'pictures', basename(picture)));
  }
  return pages;
}

function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? '';
}
