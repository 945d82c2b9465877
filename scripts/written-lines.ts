import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Which files of TypeScript count, as git takes them: all but tests and what tests alone import, the demo, and what
 * `.gitattributes` calls generated.
 */
const WRITTEN = [
  '*.ts',
  '*.tsx',
  ...['*.test.ts', '*.test.tsx', '*.journey.ts'].map((name) => `:!${name}`),
  ...['e2e', 'test', 'testing'].map((folder) => `:(exclude,glob)**/${folder}/**`),
  ':!packages/demo',
  ':(exclude,attr:linguist-generated=true)',
];

/** Files that count, by their path from the root. @throws Error outside a clone */
export function writtenFiles(): readonly string[] {
  return execFileSync('git', ['ls-files', ...WRITTEN], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

/** Lines of each folder, blank ones and comments too: `apps/api` and its like, `scripts`, and `.` for the root. */
export function linesByFolder(files: readonly string[], read = (path: string) => readFileSync(path, 'utf8')) {
  const folders = new Map<string, number>();
  for (const file of files) {
    const [, folder = '.'] = /^((?:(?:apps|packages)\/)?[^/]+)\//.exec(file) ?? [];
    folders.set(folder, (folders.get(folder) ?? 0) + read(file).split('\n').length - 1);
  }
  return folders;
}
