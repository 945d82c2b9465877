/** A rule, a group of rules under a condition, or what is kept as it is (animations, pages, fonts). */
export type CssNode =
  | { readonly kind: 'rule'; readonly selectors: readonly CssSelector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly nodes: readonly CssNode[] }
  | { readonly kind: 'other'; readonly text: string };

/** One selector, and the classes and attributes of an HTML without which it matches nothing there. */
export interface CssSelector {
  readonly text: string;
  readonly classes: readonly string[];
  /** As they stand in the HTML: ` data-on="true"`. */
  readonly attributes: readonly string[];
}

const GROUP = /^@(?:media|supports|layer|container)\b/;

/** Reads minified CSS, as a build writes it: no comments, and braces in strings are not expected. */
export function parseStyles(css: string): readonly CssNode[] {
  const nodes: CssNode[] = [];
  let from = 0;
  while (from < css.length) {
    const open = css.indexOf('{', from);
    const end = css.indexOf(';', from);
    if (open === -1 || (end !== -1 && end < open)) {
      const next = end === -1 ? css.length : end + 1;
      nodes.push({ kind: 'other', text: css.slice(from, next) });
      from = next;
      continue;
    }
    const close = closingBrace(css, open);
    nodes.push(readNode(css.slice(from, open).trim(), css.slice(open + 1, close)));
    from = close + 1;
  }
  return nodes;
}

function readNode(head: string, body: string): CssNode {
  if (GROUP.test(head)) return { kind: 'group', head, nodes: parseStyles(body) };
  if (head.startsWith('@')) return { kind: 'other', text: `${head}{${body}}` };
  return {
    kind: 'rule',
    selectors: splitSelectors(head).map((text) => {
      const plain = withoutChoices(text);
      return { text, classes: neededClasses(plain), attributes: neededAttributes(plain) };
    }),
    body,
  };
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}

/** Splits at the commas that stand in no parenthesis. */
function splitSelectors(list: string): readonly string[] {
  return list.split(/,(?![^(]*\))/);
}

/** What stands in `:not()`, `:is()`, `:has()` is only one way to match, so it is not needed. */
function withoutChoices(selector: string): string {
  return selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
}

function neededClasses(plain: string): readonly string[] {
  return [...plain.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '');
}

/** An attribute of the element around the app's HTML, which therefore does not tell of it. */
const THEME = 'data-theme';

function neededAttributes(plain: string): readonly string[] {
  const named = [...plain.matchAll(/\[([\w-]+)=["']?([^"'\]]*)["']?\]/g)].filter(([, name]) => name !== THEME);
  return [
    ...named.map(([, name, value]) => ` ${name}="${value}"`),
    ...(plain.includes(':disabled') ? [' disabled=""'] : []),
  ];
}

const CLASS = ' class="';

/** Every value of a class attribute in an HTML text, once, in the order in which they first occur. */
export function readClassAttributes(html: string): ReadonlySet<string> {
  const values = new Set<string>();
  // NOTE: a page has hundreds; a pattern's matches cost three times as much as looking for the text does.
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at)) {
    const from = at + CLASS.length;
    at = html.indexOf('"', from);
    if (at === -1) break;
    values.add(html.slice(from, at));
  }
  return values;
}
