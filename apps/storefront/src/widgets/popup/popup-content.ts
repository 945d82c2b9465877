import { parseRichText, type RichNode } from '@dealstore/ui/rich-text/parse-rich-text.ts';
import { landingHref } from '../../routes/landing-href.ts';

/** What a popup asks a shopper to do, and the rest of what it says. */
export interface PopupContent {
  /** Its first link to a page of the shop, or null. */
  readonly action: { readonly href: string; readonly words: string } | null;
  readonly nodes: readonly RichNode[];
}

/** Takes the first link to a page of the shop out of what a popup says, to be its main button. Assumed. */
export function readPopup(html: string): PopupContent {
  let action: PopupContent['action'] = null;
  const without = (nodes: readonly RichNode[]): readonly RichNode[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string' || action !== null) return [node];
      const href = node.tag === 'a' ? landingHref(node.attributes['href'] ?? '') : null;
      const words = href === null ? '' : textOf(node).trim();
      if (href !== null && words !== '') {
        action = { href, words };
        return [];
      }
      const children = without(node.children);
      // What held nothing but the link goes with it.
      return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
    });
  const nodes = without(parseRichText(html));
  return { action, nodes };
}

function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
