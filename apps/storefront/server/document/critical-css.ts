import { PurgeCSS } from 'purgecss';

/** The elements around the app's HTML, which therefore does not name them. */
const DOCUMENT = ['html', 'body'];
/** Element names and class attributes of an HTML text. */
const NAMES = /<([a-z][a-z0-9-]*)|\sclass="([^"]*)"/g;

/** Selectors of what lies under a mouse: nothing does before somebody is there, and the whole sheets soon follow. */
const UNDER_A_POINTER = [/:hover\b/];

/** The part of a route's style that its pages use, in UTF-8; rules of later states are in the linked style sheets. */
export type CriticalCss = (html: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Extracts the critical CSS of a route: the rules of all classes and elements its pages have shown so far. PurgeCSS
 * runs only for a page with one that is new, so the pages of a route soon share one style.
 */
export function createCriticalCss(style: string): CriticalCss {
  // States such as aria-expanded may change before the whole sheets are there, so all of their rules stay.
  const dynamicAttributes = [...style.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  const classes = new Set<string>();
  const tags = new Set(DOCUMENT);
  let critical: Promise<Uint8Array<ArrayBuffer>> | null = null;

  const addNames = (html: string): boolean => {
    const count = classes.size + tags.size;
    for (const [, tag, names] of html.matchAll(NAMES)) {
      if (tag !== undefined) tags.add(tag);
      for (const name of names?.split(' ') ?? []) classes.add(name);
    }
    return classes.size + tags.size > count;
  };
  const purge = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const used = { classes: [...classes], tags: [...tags], ids: [], attributes: { names: [], values: [] } };
    const [purged] = await new PurgeCSS().purge({
      css: [{ raw: style }],
      content: [{ raw: '', extension: 'html' }],
      extractors: [{ extensions: ['html'], extractor: () => ({ ...used, undetermined: [] }) }],
      dynamicAttributes,
      blocklist: UNDER_A_POINTER,
      keyframes: true,
      variables: true,
    });
    return Buffer.from(purged?.css ?? style);
  };

  return async (html) => {
    if (addNames(html)) critical = null;
    const purged = (critical ??= purge());
    try {
      return await purged;
    } catch (cause) {
      // The next page tries again.
      if (critical === purged) critical = null;
      throw cause;
    }
  };
}
