import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slimSetup } from './slim-machines.ts';

const LIBRARY = new URL('../node_modules/xstate/dist/xstate.esm.js', import.meta.url);

describe('the machines of the page', () => {
  it('are made by the installed library, and nothing else is made', () => {
    const whole = readFileSync(LIBRARY, 'utf8');
    const [slim = ''] = /function setup\([^]*?\n\}\n/.exec(slimSetup(whole)) ?? [];
    expect(slim).toContain('createMachine: config => createMachine({');
    expect(slim).not.toMatch(/spawnChild|enqueueActions|extend/);
  });

  it('end a build when the library makes them otherwise', () => {
    expect(() => slimSetup('function setup() { return make(); }')).toThrow('another setup');
  });
});
