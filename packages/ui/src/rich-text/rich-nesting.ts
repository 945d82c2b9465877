/** Elements that a browser closes a paragraph for. Source: HTML §13.2.6.4.7. */
const ENDS_PARAGRAPH = new Set([
  'p', 'hr', 'h2', 'h3', 'h4', 'h5', 'div', 'section', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'figure',
]); // prettier-ignore
const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5']);
/** What a table, and each part of it, may hold; a browser moves anything else out in front of the table. */
const TABLE_PARTS: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};
const ONLY_IN_TABLES = new Set(['caption', 'thead', 'tbody', 'tr', 'th', 'td']);
/** Nothing outside is closed from within these. */
const BOUNDARIES = new Set(['td', 'th', 'caption', 'table']);
/** A list item closes the one before it from within these, and from within no other block. */
const PASSED_BY_ITEMS = new Set(['p', 'div', 'span', 'strong', 'b', 'em', 'u', 's', 'small', 'a']);

/** What an opening tag does to the elements that are open. */
export interface Nesting {
  /** How many of the open elements stay open. */
  readonly keptCount: number;
  /** Elements a browser opens by itself before this one. */
  readonly implied: readonly 'tbody'[];
}

/**
 * Where an element goes among open ones so that a browser, reading what the server has written, builds the same tree:
 * React cannot take over a document that the browser has put right. Null when it has no place and its content alone is
 * kept.
 * @param open tags of the open elements, the outermost first
 */
export function nest(tag: string, open: readonly string[]): Nesting | null {
  if (ONLY_IN_TABLES.has(tag)) return nestInTable(tag, open);
  if (!holdsText(open)) return null;
  let keptCount = open.length;
  const closeFrom = (place: number): void => {
    if (place >= 0) keptCount = Math.min(keptCount, place);
  };
  if (tag === 'li') closeFrom(itemBefore(open, ['li']));
  if (tag === 'dt' || tag === 'dd') closeFrom(itemBefore(open, ['dt', 'dd']));
  if (ENDS_PARAGRAPH.has(tag)) closeFrom(lastWithin(open.slice(0, keptCount), 'p'));
  if (tag === 'a') closeFrom(lastWithin(open, 'a'));
  if (HEADINGS.has(tag) && HEADINGS.has(open[keptCount - 1] ?? '')) keptCount -= 1;
  return { keptCount, implied: [] };
}

/** Whether text may stand in the innermost open element: between the parts of a table it may not. */
export function holdsText(open: readonly string[]): boolean {
  return TABLE_PARTS[open.at(-1) ?? ''] === undefined;
}

function nestInTable(tag: string, open: readonly string[]): Nesting | null {
  const table = open.lastIndexOf('table');
  const place = open.findLastIndex((name) => TABLE_PARTS[name]?.includes(tag) === true);
  if (table < 0 || place < table) return null;
  // The body that a row would get from the browser anyway.
  return { keptCount: place + 1, implied: tag === 'tr' && place === table ? ['tbody'] : [] };
}

function itemBefore(open: readonly string[], names: readonly string[]): number {
  for (let place = open.length - 1; place >= 0; place -= 1) {
    const name = open[place] ?? '';
    if (names.includes(name)) return place;
    if (!PASSED_BY_ITEMS.has(name)) return -1;
  }
  return -1;
}

function lastWithin(open: readonly string[], name: string): number {
  const boundary = open.findLastIndex((tag) => BOUNDARIES.has(tag));
  const place = open.lastIndexOf(name);
  return place > boundary ? place : -1;
}
