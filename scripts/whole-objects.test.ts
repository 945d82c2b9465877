import { describe, expect, it } from 'vitest';
import { withWholeObjects } from './generate/whole-objects.ts';

const text = { type: 'string' };
const summary = { type: 'object', properties: { no: text, name: text }, required: ['no'] };
const from = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('objects of the contract that are made of others', () => {
  it('are written out whole, whatever they are made of, and the others stay', () => {
    const page = { description: 'All.', allOf: [from('Summary'), { type: 'object', properties: { more: text } }] };
    const own = {
      allOf: [from('Page'), { type: 'object', properties: { name: { type: 'null' } }, required: ['name'] }],
    };
    const whole = withWholeObjects({ Summary: summary, Page: page, Own: own, Kind: text });
    const { no, name } = summary.properties;
    expect(whole).toEqual({
      Summary: summary,
      Page: { type: 'object', description: 'All.', properties: { no, name, more: text }, required: ['no'] },
      Own: { type: 'object', properties: { no, name: { type: 'null' }, more: text }, required: ['no', 'name'] },
      Kind: text,
    });
  });

  it('are made of objects that there are, and of nothing else', () => {
    expect(() => withWholeObjects({ Own: { allOf: [from('Gone')] } })).toThrow('Gone');
    expect(() => withWholeObjects({ Kind: text, Own: { allOf: [from('Kind')] } })).toThrow('no object');
  });
});
