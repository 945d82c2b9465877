import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of a rule, in order. */
function declarations(selector: string): readonly string[] {
  const from = TOKENS.indexOf(`${selector} {`);
  const body = TOKENS.slice(TOKENS.indexOf('{', from) + 1, TOKENS.indexOf('}', from));
  return from === -1 ? [] : body.split(';').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

// NOTE: `light-dark()` would say each color once, but a browser without it would show none at all; packed, the
// second block costs a dozen bytes.
describe('the dark look', () => {
  it('is the same whether the system asks for it or the visitor has chosen it', () => {
    const chosen = declarations(":root[data-theme='dark']");
    expect(chosen.length).toBeGreaterThan(20);
    expect(chosen).toEqual(declarations(":root:not([data-theme='light'])"));
  });

  it('changes nothing the light look does not have', () => {
    const light = declarations(':root').map((declaration) => declaration.split(':')[0]);
    const dark = declarations(":root[data-theme='dark']").map((declaration) => declaration.split(':')[0]);
    expect(dark.filter((name) => !light.includes(name))).toEqual([]);
  });
});
