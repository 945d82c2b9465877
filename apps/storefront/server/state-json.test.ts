import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { stateJson } from './state-json.ts';

/** Closes data against change, through and through. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

describe('the state of a page', () => {
  it.prop([fc.jsonValue(), fc.boolean()])('reads as the data it was written from, frozen or not', (data, isFrozen) => {
    const value = isFrozen ? freeze(data) : data;
    expect(stateJson({ value })).toBe(JSON.stringify({ value }).replaceAll('<', '\\u003c'));
    expect(JSON.parse(stateJson([value, value]))).toEqual(JSON.parse(JSON.stringify([value, value])));
  });

  it.each([[Object.freeze(['</script>\u2028'])], [{ '</script>\u2029': '<!--' }], ['</script>']])(
    'cannot end its script, nor break a string in it: %j',
    (data) => {
      expect(stateJson(data)).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(stateJson(data))).toEqual(data);
    },
  );

  it('leaves out what is not there, as JSON does', () => {
    expect(stateJson({ a: undefined, b: [undefined, null] })).toBe('{"b":[null,null]}');
  });

  it('follows data that may still change, and what is frozen only outside', () => {
    const inner = { count: 1 };
    const data = [inner, Object.freeze({ inner })];
    expect(stateJson(data)).toBe('[{"count":1},{"inner":{"count":1}}]');
    inner.count = 2;
    expect(stateJson(data)).toBe('[{"count":2},{"inner":{"count":2}}]');
  });
});
