import { holdsText, nest } from './rich-nesting.ts';

/** A piece of HTML that may be shown: text, or an allowed element with allowed attributes. */
export type RichNode =
  | string
  | {
      readonly tag: RichTag;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly RichNode[];
    };

const TAGS = [
  'p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'strong', 'b', 'em', 'u', 's', 'small', 'span', 'div', 'section', 'blockquote',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img', 'figure',
] as const; // prettier-ignore

/** An element the shop shows of HTML that others wrote. */
export type RichTag = (typeof TAGS)[number];

const VOID = new Set<string>(['br', 'hr', 'img']);
/** Elements whose content is not text for people. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'textarea',
  'title',
  'svg',
  'math',
]);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};
/** Deepest nesting that is kept; deeper content is flattened. Assumed. */
const DEEPEST = 40;

interface Open {
  readonly tag: RichTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

// NOTE: every repetition is bounded, so that unclosed quotes cannot make reading quadratic.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^>"']|"[^"]{0,999}"|'[^']{0,999}'){0,999})>|<|[^<]+/g;

/**
 * Reads HTML that others wrote (terms, notices, product descriptions) into the few elements the shop shows. Scripts,
 * styles, event handlers, style attributes, frames and foreign addresses never come out: nothing else than the list is
 * built.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = [];
  const open: Open[] = [];
  let silent: string | null = null;
  const into = (): RichNode[] => open.at(-1)?.children ?? root;
  for (const [text, slash, name, attributes] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (silent !== null) {
      if (tag === silent && slash === '/') silent = null;
    } else if (text.startsWith('<!--')) {
      continue;
    } else if (tag === undefined) {
      if (holdsText(open.map((node) => node.tag))) into().push(decodeEntities(text));
    } else if (slash === '/') {
      close(open, tag);
    } else if (SILENT.has(tag)) {
      silent = text.endsWith('/>') ? null : tag;
    } else if (isRichTag(tag)) {
      openElement(open, root, { tag, attributes: readAttributes(tag, attributes ?? ''), children: [] });
    }
  }
  return root;
}

function openElement(open: Open[], root: RichNode[], node: Open): void {
  const nesting = nest(
    node.tag,
    open.map(({ tag }) => tag),
  );
  if (nesting === null) return;
  open.length = nesting.keptCount;
  for (const tag of nesting.implied) openElement(open, root, { tag, attributes: {}, children: [] });
  (open.at(-1)?.children ?? root).push(node);
  if (!VOID.has(node.tag) && open.length < DEEPEST) open.push(node);
}

function close(open: Open[], tag: string): void {
  const at = open.findLastIndex((node) => node.tag === tag);
  if (at >= 0) open.length = at;
}

function isRichTag(tag: string): tag is RichTag {
  return TAGS.some((allowed) => allowed === tag);
}

function readAttributes(tag: RichTag, source: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [, rawName, quoted, single, bare] of source.matchAll(
    /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
  )) {
    const name = rawName?.toLowerCase() ?? '';
    if (ATTRIBUTES[tag]?.includes(name) !== true) continue;
    const value = decodeEntities(quoted ?? single ?? bare ?? '').trim();
    if (isSafeValue(name, value)) attributes[name] = value;
  }
  return attributes;
}

function isSafeValue(name: string, value: string): boolean {
  if (name === 'href') return /^(?:https:\/\/|tel:|mailto:|\/(?![/\\]))/i.test(value) && !value.includes('\\');
  if (name === 'src') return /^\/(?![/\\])[^\\]*$/.test(value);
  if (name === 'alt') return true;
  return name === 'scope' ? /^(?:row|col)$/.test(value) : /^[0-9]{1,4}$/.test(value);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  middot: '·',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
