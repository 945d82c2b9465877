import { renderMermaidSVG } from 'beautiful-mermaid';
import type { MarkdownRenderer } from 'vitepress';

/** A page is rendered for the browser, for the server and for the search: each picture is drawn once. */
const drawn = new Map<string, string>();

/** Draws the diagrams of pages while the site is built, in the colors of the site. */
export function diagrams(md: MarkdownRenderer): void {
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token?.info.trim() !== 'mermaid') return fence?.(tokens, index, options, env, self) ?? '';
    const svg = drawn.get(token.content) ?? draw(token.content);
    drawn.set(token.content, svg);
    return `<figure class="diagram" tabindex="0" v-pre>${svg}</figure>`;
  };
}

/** NOTE: the library's style asks for fonts of another origin; theme/site.css has the rest of it. */
function draw(code: string): string {
  return renderMermaidSVG(code, { transparent: true })
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/ style="[^"]*"/, ' role="img" aria-label="Diagram"');
}
