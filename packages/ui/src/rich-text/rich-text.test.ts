import { fc, it } from '@fast-check/vitest';
import { parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { RichText } from './rich-text.tsx';

const markupOf = (html: string): string => renderToStaticMarkup(createElement(RichText, { html }));
/** What a browser makes of it: React can take over only what stays as it was written. */
const asBrowserReads = (markup: string): string => serialize(parseFragment(markup));
/** React writes `/>` where the standard's own serialiser writes `>`, and escapes quotes in texts. */
const asStandard = (markup: string): string =>
  markup.replaceAll('/>', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const expectStable = (html: string): void => {
  const markup = markupOf(html);
  expect(asStandard(asBrowserReads(markup))).toBe(asStandard(markup));
};

describe('HTML that others wrote', () => {
  it.each([
    '<p>a<div>b</div>c</p>',
    '<p><span><ul><li>a</ul></span></p>',
    '<table><tr><td>a<tr><td>b</table>',
    '<table>text<p>b</p><tr><td>c</table>',
    '<table><tfoot><tr><td>a</table>',
    '<table><tr><table><tr><td>a</table></table>',
    '<td>a</td><tr>b</tr><caption>c</caption>',
    '<a href="/1">a<a href="/2">b</a></a>',
    '<a href="/1"><b><p>x<a href="/2">y</a></p></b></a>',
    '<ul><li>a<li>b<ul><li>c</ul></ul>',
    '<li><section><li>a</section>',
    '<dl><dt>a<dd>b<dt>c</dl>',
    '<h2>a<h3>b</h3></h2>',
    '<b><p>a</b>b</p>',
    '<p><table><tr><td><p>x<p>y</table>z</p>',
  ])('%s stays as it is written when a browser reads it', (html) => expectStable(html));

  const tags = fc.constantFrom(
    'p', 'div', 'section', 'span', 'b', 'em', 'a', 'ul', 'li', 'dl', 'dt', 'dd', 'h2', 'h3', 'table', 'caption', 'thead',
    'tbody', 'tfoot', 'tr', 'th', 'td', 'br', 'hr', 'img', 'figure', 'blockquote', 'form', 'h1', 'pre', 'button',
  ); // prettier-ignore
  const piece = fc.oneof(
    tags.map((tag) => `<${tag}>`),
    tags.map((tag) => `</${tag}>`),
    fc.constantFrom('text', ' ', '<a href="/x">', '<img src="/a">'),
  );
  it.prop([fc.array(piece, { maxLength: 25 })], { numRuns: 2_000 })(
    'stays as it is written, however its tags are mixed up',
    (pieces) => expectStable(pieces.join('')),
  );
});
