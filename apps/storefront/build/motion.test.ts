import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What the compositor moves without painting; the last three are parts of a transform. */
const MOVES: ReadonlySet<string> = new Set(['transform', 'opacity', 'translate', 'rotate', 'scale', 'none']);

/** The properties that a style sheet moves, by keyframes and transitions. */
function moved(css: string): readonly string[] {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  const frames = [...bare.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property),
  );
  const transitions = [...bare.matchAll(/transition(?:-property)?\s*:([^;}]*)/g)].flatMap(([, value = '']) =>
    value.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
  );
  return [...frames, ...transitions];
}

const SOURCE = new URL('../src/', import.meta.url);

describe('motion in the style sheets', () => {
  it('is found in keyframes and transitions, also those without a property', () => {
    const css = `@keyframes a { from { left: 0 } 50%, to { opacity: 1; top: 1px } }
      .b { transition: width 1s, transform 1s; } .c { transition: 1s }`;
    expect(moved(css)).toEqual(['left', 'opacity', 'top', 'width', 'transform', '1s']);
  });

  it('is of transform and opacity alone', () => {
    const files = globSync('**/*.css', { cwd: SOURCE });
    expect(files.length).toBeGreaterThan(50);
    const painted = files.flatMap((file) => {
      const css = readFileSync(new URL(file, SOURCE), 'utf8');
      return moved(css).flatMap((property) => (MOVES.has(property) ? [] : [`${file}: ${property}`]));
    });
    expect(painted).toEqual([]);
  });
});
