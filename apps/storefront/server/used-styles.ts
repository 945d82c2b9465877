import { type CssNode, type CssSelector, parseStyles, readClassAttributes } from './css-rules.ts';

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

/** The rules that classes leave, the attributes these need of an HTML, and the style for each part of them. */
interface Narrowed {
  readonly nodes: readonly CssNode[];
  readonly attributes: readonly string[];
  readonly styles: Map<string, Uint8Array>;
}

/** Takes a page's style apart once, and puts together what each HTML needs of them. */
export function createUsedStyles(style: string): UsedStyles {
  const nodes = parseStyles(style);
  const narrow = nodes.filter((node) => node.kind !== 'group' || !WIDE.test(node.head));
  const known = new Map<string, Narrowed>();
  const narrowed = (html: string, isPhone: boolean): Narrowed => {
    const attributes = readClassAttributes(html);
    const key = `${String(isPhone)} ${[...attributes].join()}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const classes = new Set([...attributes].flatMap((value) => value.split(' ')));
    const left = keepRules(isPhone ? narrow : nodes, ({ classes: needed }) =>
      needed.every((name) => classes.has(name)),
    );
    const fresh = { nodes: left, attributes: [...new Set(attributesOf(left))], styles: new Map<string, Uint8Array>() };
    if (known.size >= LARGEST_MEMORY) known.clear();
    known.set(key, fresh);
    return fresh;
  };
  return (html, isPhone) => {
    const { nodes: left, attributes, styles } = narrowed(html, isPhone);
    const found = attributes.filter((attribute) => html.includes(attribute));
    const key = found.join();
    const remembered = styles.get(key);
    if (remembered !== undefined) return remembered;
    const used = keepRules(left, ({ attributes: needed }) => needed.every((attribute) => found.includes(attribute)));
    const css = Buffer.from(dropUnusedNames(writeRules(used)));
    if (styles.size >= LARGEST_MEMORY) styles.clear();
    styles.set(key, css);
    return css;
  };
}

/** The rules with a selector that may match, and no other of their selectors; empty groups go. */
function keepRules(nodes: readonly CssNode[], mayMatch: (selector: CssSelector) => boolean): readonly CssNode[] {
  return nodes.flatMap((node): readonly CssNode[] => {
    if (node.kind === 'other') return [node];
    if (node.kind === 'group') {
      const inner = keepRules(node.nodes, mayMatch);
      return inner.length === 0 ? [] : [{ ...node, nodes: inner }];
    }
    const selectors = node.selectors.filter(mayMatch);
    return selectors.length === 0 ? [] : [{ ...node, selectors }];
  });
}

/** What the rules need of an HTML beside classes. */
function attributesOf(nodes: readonly CssNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'other') return [];
    return node.kind === 'group' ? attributesOf(node.nodes) : node.selectors.flatMap(({ attributes }) => attributes);
  });
}

function writeRules(nodes: readonly CssNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'other') return node.text;
      if (node.kind === 'group') return `${node.head}{${writeRules(node.nodes)}}`;
      return `${node.selectors.map(({ text }) => text).join(',')}{${node.body}}`;
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
