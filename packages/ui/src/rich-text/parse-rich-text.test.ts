import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseRichText, type RichNode } from './parse-rich-text.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<p style="position:fixed" onclick="x()" id="root">x</p>',
  '<iframe src="https://evil.test"></iframe>',
  '<form action="https://evil.test"><input name=x></form>',
  '<img src="//evil.test/x.png">',
  '<img src="https://evil.test/x.png">',
  String.raw`<a href="/\evil.test">x</a>`,
  '<math><mtext><script>x</script></mtext></math>',
  '<!--<script>--><script>x',
  '<<script>x</script>',
  '<style>*{display:none}</style>',
  '<base href="https://evil.test">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<template><script>x</script></template>',
];

function attributesOf(nodes: readonly RichNode[]): readonly (readonly [string, string])[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...Object.entries(node.attributes), ...attributesOf(node.children)],
  );
}

function expectHarmless(nodes: readonly RichNode[]): void {
  for (const [name, value] of attributesOf(nodes)) {
    expect(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope']).toContain(name);
    if (name === 'href' || name === 'src') expect(value).toMatch(/^(?:https:\/\/|tel:|mailto:|\/(?!\/))/i);
    if (name === 'src') expect(new URL(value, 'https://shop.test').origin).toBe('https://shop.test');
  }
}

describe('rich text', () => {
  it.each(HOSTILE)('lets nothing of %s through that could act', (html) => {
    expectHarmless(parseRichText(html));
  });

  it.prop([fc.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 20 })), { maxLength: 8 })])(
    'is harmless whatever hostile pieces are put together',
    (pieces) => {
      expectHarmless(parseRichText(pieces.join('')));
    },
  );

  it('keeps the words and the structure of a legal text', () => {
    expect(parseRichText('<h2>제1조</h2><p>가 &amp; <b>나</b><br/>다</p>')).toEqual([
      { tag: 'h2', attributes: {}, children: ['제1조'] },
      {
        tag: 'p',
        attributes: {},
        children: [
          '가 & ',
          { tag: 'b', attributes: {}, children: ['나'] },
          { tag: 'br', attributes: {}, children: [] },
          '다',
        ],
      },
    ]);
  });

  it('shows escaped mark-up as words', () => {
    expect(parseRichText('&lt;script&gt;')).toEqual(['<script>']);
  });

  it('reads long and deep input in little time', () => {
    expect(parseRichText('<div>'.repeat(50_000)).length).toBeGreaterThan(0);
    expect(parseRichText(`${'<a href="'.repeat(5_000)}`)).toBeDefined();
  });
});
