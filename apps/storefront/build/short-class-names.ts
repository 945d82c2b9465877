import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Names for the classes of every CSS module under a folder: two or three letters in the order of file and class, so that the
 * page and the server, built apart, agree. A class stands in the style, in each element and in the script, so its length counts.
 */
export function shortClassNames(folder: string): (local: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of globSync('**/*.module.css', { cwd: folder }).toSorted()) {
    for (const local of classesOf(readFileSync(join(folder, file), 'utf8'))) {
      names.set(`${join(folder, file)} ${local}`, shortName(names.size));
    }
  }
  return (local, file) => {
    const name = names.get(`${file} ${local}`);
    if (name === undefined) throw new Error(`${file} has a class the scan did not see: ${local}`);
    return name;
  };
}

/** The classes a style sheet has rules for and its animations, in the order they first appear. */
export function classesOf(css: string): readonly string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return [
    ...new Set([...selectors.matchAll(/(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '')),
  ];
}

/** `aA`, `bA` … `zZ`, `aaA` …: the capital at the end keeps them apart from the classes that are written by hand. */
function shortName(index: number): string {
  const capital = LETTERS.charAt(Math.floor(index / LETTERS.length) % LETTERS.length).toUpperCase();
  const rest = Math.floor(index / LETTERS.length ** 2);
  const prefix = rest === 0 ? '' : LETTERS.charAt(rest - 1);
  return prefix + LETTERS.charAt(index % LETTERS.length) + capital;
}
