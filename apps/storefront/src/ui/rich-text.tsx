import { createElement, type ReactNode, useMemo } from 'react';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import styles from './rich-text.module.css';

/** Shows HTML that others wrote, built from an allowed list element by element; never as HTML. */
export function RichText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return <div className={styles['text']}>{nodes.map(build)}</div>;
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
