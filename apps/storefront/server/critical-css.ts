import { LRUCache } from 'lru-cache';
import { PurgeCSS } from 'purgecss';

/** Most sets of classes and elements whose style is kept; pages of one route differ in few. Assumed. */
const LARGEST_CACHE = 500;
/** The elements around the app's HTML, which therefore does not tell of them. */
const DOCUMENT = ['html', 'body'];

/** The part of a route's style that an HTML text of it uses, in UTF-8; what later states need comes with the whole sheets. */
export type CriticalCss = (html: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Extracts critical CSS from a style, once for every set of classes and elements. */
export function createCriticalCss(style: string): CriticalCss {
  // States such as aria-expanded may change before the whole sheets are there, so all of their rules stay.
  const dynamicAttributes = [...style.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  const purge = async ({ classes, tags }: UsedNames): Promise<Uint8Array<ArrayBuffer>> => {
    const used = { classes, tags: [...DOCUMENT, ...tags], ids: [], attributes: { names: [], values: [] } };
    const [purged] = await new PurgeCSS().purge({
      css: [{ raw: style }],
      content: [{ raw: '', extension: 'html' }],
      extractors: [{ extensions: ['html'], extractor: () => ({ ...used, undetermined: [] }) }],
      dynamicAttributes,
      keyframes: true,
      variables: true,
    });
    return Buffer.from(purged?.css ?? style);
  };
  const cache = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: LARGEST_CACHE });
  return (html) => {
    const names = readNames(html);
    const key = JSON.stringify(names);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const css = purge(names);
    cache.set(key, css);
    // A failure is told to this page alone; the next one tries again.
    css.catch(() => cache.delete(key));
    return css;
  };
}

interface UsedNames {
  readonly classes: string[];
  readonly tags: string[];
}

/** The classes and the elements of an HTML text, in the order of letters. */
function readNames(html: string): UsedNames {
  const values = new Set<string>();
  const tags = new Set<string>();
  for (const [, tag, value] of html.matchAll(/<([a-z][a-z0-9-]*)|\sclass="([^"]*)"/g)) {
    if (tag !== undefined) tags.add(tag);
    if (value !== undefined) values.add(value);
  }
  const classes = new Set([...values].flatMap((value) => value.split(' ')));
  return { classes: [...classes].toSorted(), tags: [...tags].toSorted() };
}
