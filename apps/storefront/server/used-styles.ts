import { type CssNode, parseStyles, readClasses } from './css-rules.ts';

/** Most sets of classes whose style is remembered; pages of one route differ in few. Assumed. */
const LARGEST_MEMORY = 500;

/** The part of a page's style that its HTML uses; what a later state of the page needs comes with the whole sheets. */
export type UsedStyles = (html: string) => string;

/** Takes a page's style sheets apart once, and puts together what each HTML needs of them. */
export function createUsedStyles(sheets: readonly string[]): UsedStyles {
  const nodes = parseStyles(sheets.join(''));
  const known = new Map<string, string>();
  return (html) => {
    const used = readClasses(html);
    const key = [...used].toSorted().join(' ');
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const css = dropUnusedNames(writeUsed(nodes, used));
    if (known.size >= LARGEST_MEMORY) known.clear();
    known.set(key, css);
    return css;
  };
}

/** The rules whose classes all occur; a rule without a class may always match. */
function writeUsed(nodes: readonly CssNode[], used: ReadonlySet<string>): string {
  return nodes
    .map((node) => {
      if (node.kind === 'other') return node.text;
      if (node.kind === 'group') {
        const inner = writeUsed(node.nodes, used);
        return inner === '' ? '' : `${node.head}{${inner}}`;
      }
      const selectors = node.selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
      return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${node.body}}`;
    })
    .join('');
}

/** Leaves out animations and custom properties that no rule names, until none is left over. */
function dropUnusedNames(css: string): string {
  const animations = css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name: string) =>
    new RegExp(`animation[^;}]*[: ]${name}\\b`).test(css) ? text : '',
  );
  const named = new Set([...animations.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = animations.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (text, name: string) =>
    named.has(name) ? text : '',
  );
  return kept.length === css.length ? css : dropUnusedNames(kept);
}
