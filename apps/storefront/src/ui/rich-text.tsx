import { createElement, type ReactNode, useMemo } from 'react';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import { remembered } from './memoize.ts';
import styles from './rich-text.module.css';

/** Letters of what sellers and the shop wrote that a server keeps ready. Assumed: a megabyte, some hundreds of products. */
const KEPT_LETTERS = 1_000_000;

const read = (html: string): readonly ReactNode[] => parseRichText(html).map(build);
/** One page reads a text once; a server shows the same to everybody. */
const readOnce = import.meta.env.SSR ? remembered(read, KEPT_LETTERS) : read;

/** Shows HTML that others wrote, built from an allowed list element by element; never as HTML. */
export function RichText({ html }: { readonly html: string }) {
  const content = useMemo(() => readOnce(html), [html]);
  return <div className={styles['text']}>{content}</div>;
}

function build(node: RichNode, index: number): ReactNode {
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
      ...(node.tag === 'img' ? { loading: 'lazy', alt: attributes['alt'] ?? '' } : {}),
    },
    ...(node.children.length === 0 ? [] : [node.children.map(build)]),
  );
}
