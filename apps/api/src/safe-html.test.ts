import { fc, it } from '@fast-check/vitest';
import { artUrl } from '@dealstore/demo';
import { describe, expect } from 'vitest';
import { safeHtml } from './safe-html.ts';

const HOSTILE = [
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<img src="javascript:x()">',
  '<img src="https://evil.example/a.png">',
  '<img src="//evil.example/a.png">',
  '<img src="/assets/../session/logout">',
  '<img src="/assets/%2E%2e/session/logout">',
  '<img srcset="https://evil.example/a.png 1x" src="/assets/a.svg">',
  '<svg onload=x()><a href="/"></a></svg>',
  '<math><mtext><style><img src=x onerror=x()></style></mtext></math>',
  '<iframe src="/"></iframe>',
  '<object data="/a"></object><embed src="/a">',
  '<form action="/pay"><input name=card><button>pay</button></form>',
  '<a href="javascript:x()">x</a>',
  '<a href="JaVaScRiPt&colon;x()">x</a>',
  '<a href="&#106;avascript:x()">x</a>',
  '<a href="data:text/html,<script>x()</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<p id="cart" name="cart" class="overlay">x</p>',
  '<p style="position:fixed;inset:0;z-index:9;background:url(https://evil.example)">x</p>',
  '<p style="text-align:center;behavior:url(x)">x</p>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/a.css"><style>*{display:none}</style>',
  '<video src="https://evil.example/a"></video><audio src="/a"></audio>',
  '<details open ontoggle=x()>x</details>',
  '<noscript><p title="</noscript><img src=x onerror=x()>">',
  '<!--><script>x()</script-->',
  '<template><script>x()</script></template>',
  '<p onclick="x()">x</p>',
  '<textarea><img src=x onerror=x()></textarea>',
];

const DANGER =
  /<(?:script|iframe|object|embed|form|input|button|svg|math|style|link|meta|base|video|audio|template|noscript|textarea|details)\b|<[^>]*\s(?:on\w+|id|name|class|srcset)\s*=|<[^>]*(?:javascript|data):|evil\.example|position|z-index|url\(|\.\.\/|%2e/i;

/** The tags alone: words between them are only words. */
function tagsOf(html: string): string {
  return (html.match(/<[^>]*>/g) ?? []).join('');
}

describe('safeHtml', () => {
  it.each(HOSTILE)('sanitizes %s', (html) => {
    expect(tagsOf(safeHtml(html))).not.toMatch(DANGER);
    expect(tagsOf(safeHtml(`<p>앞${html}뒤</p>`))).not.toMatch(DANGER);
  });

  it.prop([fc.array(fc.constantFrom(...HOSTILE), { minLength: 2, maxLength: 5 }), fc.nat(40)])(
    'takes it out of pieces put together and cut anywhere',
    (pieces, cut) => {
      expect(tagsOf(safeHtml(pieces.join('').slice(cut)))).not.toMatch(DANGER);
    },
  );

  it.prop([fc.string()])('changes nothing more the second time', (text) => {
    const once = safeHtml(text);
    expect(safeHtml(once)).toBe(once);
  });

  it('keeps the HTML that sellers and terms need', () => {
    const html =
      '<h3>제1조</h3><p style="text-align:center">본문</p><table><tr><th scope="row">가</th><td colspan="2">나</td></tr></table>';
    expect(safeHtml(html)).toBe(html);
    expect(
      safeHtml('<img src="/assets/art/front.bottle.x.svg" alt="병" width="640" height="640" loading="lazy">'),
    ).toContain('src="/assets/art/front.bottle.x.svg"');
    const words = { brand: "나라 N&B+'", label: '3.5g (1/2)', size: '100%×2·2~3㎡:,-' };
    const drawn = artUrl({ kind: 'product', variant: 'front', template: 'pump', palette: 'coral', ...words });
    expect(safeHtml(`<img src="${drawn}" />`)).toBe(`<img src="${drawn}" />`);
    expect(safeHtml('<a href="https://example.com" target="_blank">밖</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">밖</a>',
    );
    expect(safeHtml('<a href="tel:15000000">전화</a>')).toContain('href="tel:15000000"');
  });
});
