import { LRUCache } from 'lru-cache';
import { createElement, type ReactNode, useMemo } from 'react';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import { sizedPicture } from '../picture/picture-address.ts';
import styles from './rich-text.module.css';

/** Characters of HTML whose elements a server caches. Assumed: a megabyte, some hundreds of products. */
const CACHED_CHARACTERS = 1_000_000;

const build = (html: string): readonly ReactNode[] => parseRichText(html).map(createNode);
/** Only on the server, which renders the same text for everybody. */
const cache = import.meta.env.SSR
  ? new LRUCache<string, readonly ReactNode[]>({
      maxSize: CACHED_CHARACTERS,
      sizeCalculation: (_elements, html) => Math.max(1, html.length),
      memoMethod: build,
    })
  : null;

/** Shows HTML that others wrote, built from an allowed list element by element; never as HTML. */
export function RichText({ html }: { readonly html: string }) {
  const content = useMemo(() => cache?.memo(html) ?? build(html), [html]);
  return <div className={styles['text']}>{content}</div>;
}

/** Shows what has been read of such HTML already. */
export function RichNodes({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return <div className={styles['text']}>{nodes.map(createNode)}</div>;
}

function createNode(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { colspan, rowspan, ...attributes } = node.attributes;
  const isOutside = node.tag === 'a' && attributes['href']?.startsWith('https:') === true;
  return createElement(
    node.tag,
    {
      key: index,
      ...attributes,
      ...(colspan === undefined ? {} : { colSpan: Number(colspan) }),
      ...(rowspan === undefined ? {} : { rowSpan: Number(rowspan) }),
      ...(isOutside ? { rel: 'noopener noreferrer', target: '_blank' } : {}),
      ...(node.tag === 'img' ? pictureAttributes(attributes) : {}),
    },
    ...(node.children.length === 0 ? [] : [node.children.map(createNode)]),
  );
}

/** Pictures in a text are as wide as it is, up to 800 CSS pixels. */
function pictureAttributes({ src = '', alt = '' }: Readonly<Record<string, string>>) {
  return { loading: 'lazy', src: sizedPicture(src, 800), alt } as const;
}
