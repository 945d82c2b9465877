import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import type { SitePage } from './stage-pages.ts';

/** An address of its own, or a place on the same page. */
const OUTSIDE = /^(?:[a-z]+:|#|\/)/;

/**
 * Leads links between files of the repository to the pages made of them; one to a file that is no page stays as text.
 * A link to what does not exist throws.
 */
export function repositoryLinks(md: MarkdownRenderer, root: string, pages: readonly SitePage[]): void {
  const sources = new Map(pages.map(({ source, name }) => [name, source]));
  const names = new Map(pages.map(({ source, name }) => [source, name]));
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const source = sources.get(String(env.relativePath).replace(/\.md$/, '')) ?? null;
    if (source === null) return;
    const addressOf = (href: string): string | null => {
      const [path = '', hash] = href.split('#', 2);
      const target = posix.join(posix.dirname(source), path);
      const name = names.get(target) ?? names.get(posix.join(target, 'README.md'));
      if (name !== undefined) return `/${name.replace(/(^|\/)index$/, '$1')}${hash === undefined ? '' : `#${hash}`}`;
      if (!existsSync(join(root, target))) throw new Error(`${source}: ${href} leads nowhere`);
      return null;
    };
    for (const { children } of tokens) {
      let isText = false;
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? (token.attrGet('href') ?? '') : '';
        if (href !== '' && !OUTSIDE.test(href)) {
          const address = addressOf(href);
          isText = address === null;
          if (address !== null) token.attrSet('href', address);
        }
        if (!isText || !token.type.startsWith('link_')) continue;
        isText = token.type === 'link_open';
        Object.assign(token, { type: 'text', tag: '', content: '', attrs: null });
      }
    }
  });
}
