import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { inlineJson } from './inline-json.ts';

describe('JSON inside a script element', () => {
  it.prop([fc.jsonValue()])('reads as the data it was written from', (data) => {
    expect(JSON.parse(inlineJson({ data }))).toEqual(JSON.parse(JSON.stringify({ data })));
  });

  it.each([[['</script>']], [{ '</script>': '<!--' }], ['</script>']])('cannot end its element: %j', (data) => {
    expect(inlineJson(data)).not.toContain('<');
    expect(JSON.parse(inlineJson(data))).toEqual(data);
  });
});
