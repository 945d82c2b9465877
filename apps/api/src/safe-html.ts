import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const TEXT_ALIGN = [/^(?:left|right|center|justify)$/];

/**
 * What rich text may hold: no ids and names (they shadow page globals), no styles that move or load, links only to
 * pages, phones and mail, pictures only from our own address.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'mark',
    'span',
    'div',
    'section',
    'h2',
    'h3',
    'h4',
    'h5',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'a',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['style', 'lang'],
  },
  allowedStyles: { '*': { 'text-align': TEXT_ALIGN } },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer nofollow' } }),
    h1: 'h2',
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !isOwnPicture(frame.attribs['src'] ?? ''),
};

/** Rich text as it may be shown: nothing that runs, loads from elsewhere or covers the page. Assumed: our own list. */
export function safeHtml(html: string): string {
  const cached = sanitized.get(html);
  if (cached !== undefined) return cached;
  const clean = sanitizeHtml(html, ALLOWED);
  sanitized.set(html, clean);
  return clean;
}

/** Characters of cached texts and their sources together. Assumed: some megabytes. */
const CACHED_CHARACTERS = 4_000_000;

/** Sanitized texts by their source: sanitizing costs more than all else on a product's page. */
const sanitized = new LRUCache<string, string>({
  maxSize: CACHED_CHARACTERS,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/** A path below ours, in letters and what RFC 3986 allows in one; no way up, however it is written. */
function isOwnPicture(address: string): boolean {
  return /^\/(?:assets|files)\/[\p{L}\p{N}\-._~%!$*+,;=:@()/×·㎡]+$/u.test(address) && !/\.\.|%2e/i.test(address);
}
