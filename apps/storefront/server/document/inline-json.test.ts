import { fc, it } from '@fast-check/vitest';
import { parseFragment } from 'parse5';
import { describe, expect } from 'vitest';
import { inlineJson } from './inline-json.ts';

/** What browsers read of a script element that holds data, and what follows it. */
function readBack(data: unknown): readonly unknown[] {
  const html = `<script type="application/json">${inlineJson(data)}</script><p></p>`;
  return parseFragment(html).childNodes.map((node) => {
    if (!('childNodes' in node)) return node;
    const [text] = node.childNodes;
    return text !== undefined && 'value' in text ? JSON.parse(text.value) : node.nodeName;
  });
}

/** Texts of what means something to a parser of HTML in a script. */
const markup = fc
  .array(fc.constantFrom('<', '<', '!--', '-->', '/', 'script', 'SCRIPT', '>', ' ', 'p', '\\'), { maxLength: 20 })
  .map((parts) => parts.join(''));

describe('JSON inside a script element', () => {
  it.prop([fc.jsonValue()])('reads as the data it was written from', (data) => {
    expect(JSON.parse(inlineJson({ data }))).toEqual(JSON.parse(JSON.stringify({ data })));
  });

  it.prop([fc.array(markup)], { numRuns: 1_000 })('neither ends its element nor hides its end', (data) => {
    expect(readBack(data)).toEqual([data, 'p']);
  });

  it.each([[['</script>']], [{ '</script>': '<!--<script>' }], ['</SCRIPT x'], ['<!--']])(
    'cannot end its element: %j',
    (data) => {
      expect(readBack(data)).toEqual([data, 'p']);
    },
  );
});
