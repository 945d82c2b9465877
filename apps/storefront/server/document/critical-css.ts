import { PurgeCSS } from 'purgecss';

/** The elements around the app's HTML, which therefore does not name them. */
const DOCUMENT = ['html', 'body'];
/** Attributes around the app's HTML, and one the browser itself changes: no script is needed to open `<details>`. */
const BESIDE_THE_APP = ['data-theme', 'open'];
/** Element names and attributes of an HTML text. */
const NAMES = /<([a-z][a-z0-9-]*)|\s([a-z][a-z-]*)(?:="([^"]*)")?(?=[\s/>])/g;
/** Attributes of a style's selectors, which compare whole values. */
const COMPARED = /\[([\w-]+)(?:=["']?([^"'\]]*))?/g;

/** Selectors of what lies under a mouse: nothing does before the page is shown, and the whole sheets soon follow. */
const UNDER_A_POINTER = [/:hover\b/];

/** The part of a route's style that its pages use, in UTF-8; rules of later states are in the linked style sheets. */
export type CriticalCss = (html: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Extracts the critical CSS of a route: the rules of all classes, elements and attributes its pages have shown so far to
 * readers of one kind. PurgeCSS runs only for a page with one that is new, so the pages of a route soon share one style.
 * What the app alone changes is left to the whole sheets: it starts after them.
 */
export function createCriticalCss(style: string): CriticalCss {
  const compared = [...style.matchAll(COMPARED)];
  const comparedNames = new Set(compared.map(([, name]) => name));
  const comparedValues = new Set(compared.map(([, , value]) => value));
  const classes = new Set<string>();
  const tags = new Set(DOCUMENT);
  const attributes = { names: new Set<string>(), values: new Set<string>() };
  let critical: Promise<Uint8Array<ArrayBuffer>> | null = null;

  const count = () => classes.size + tags.size + attributes.names.size + attributes.values.size;
  const addNames = (html: string): boolean => {
    const before = count();
    for (const [, tag, name = '', value] of html.matchAll(NAMES)) {
      if (tag !== undefined) tags.add(tag);
      else if (name === 'class') for (const one of value?.split(' ') ?? []) classes.add(one);
      else if (comparedNames.has(name)) {
        attributes.names.add(name);
        if (value !== undefined && comparedValues.has(value)) attributes.values.add(value);
      }
    }
    return count() > before;
  };
  const purge = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const used = {
      classes: [...classes],
      tags: [...tags],
      ids: [],
      attributes: { names: [...attributes.names], values: [...attributes.values] },
    };
    const [purged] = await new PurgeCSS().purge({
      css: [{ raw: style }],
      content: [{ raw: '', extension: 'html' }],
      extractors: [{ extensions: ['html'], extractor: () => ({ ...used, undetermined: [] }) }],
      dynamicAttributes: BESIDE_THE_APP,
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
