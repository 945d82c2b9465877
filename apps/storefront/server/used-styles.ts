import { type CssNode, parseStyles, readClassAttributes } from './css-rules.ts';

/** Most sets of class attributes whose style is remembered; pages of one route differ in few. Assumed. */
const LARGEST_MEMORY = 500;

/** Rules for wide screens only, in either way of writing it. */
const WIDE = /^@media \((?:min-width:|width>=)1024px\)/;

/** The width in CSS from which the layout is the wide one, as a media query. */
export const WIDE_SCREEN = '(min-width:1024px)';

/**
 * The part of a page's style that its HTML uses, in UTF-8; what a later state of the page needs comes with the whole sheets.
 * @param isPhone leaves out what only a wide screen shows, which then needs the whole sheets before it paints
 */
export type UsedStyles = (html: string, isPhone: boolean) => Uint8Array;

/** Takes a page's style apart once, and puts together what each HTML needs of them. */
export function createUsedStyles(style: string): UsedStyles {
  const nodes = parseStyles(style);
  const narrow = nodes.filter((node) => node.kind !== 'group' || !WIDE.test(node.head));
  const known = new Map<string, Uint8Array>();
  return (html, isPhone) => {
    const attributes = readClassAttributes(html);
    const key = `${String(isPhone)} ${[...attributes].join()}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const used = new Set([...attributes].flatMap((value) => value.split(' ')));
    const css = Buffer.from(dropUnusedNames(writeUsed(isPhone ? narrow : nodes, used)));
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
