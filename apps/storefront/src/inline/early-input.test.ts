import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from './early-click.ts';

type Listener = (event: object) => void;

/** A page in which one button is clicked before the app is there: what happens to the click, and what the app finds. */
function clickEarly(button: object, ancestors: readonly string[] = []) {
  const listeners: Listener[] = [];
  const page: Record<string, unknown> = {
    document: {
      addEventListener: (type: string, listener: Listener) => type === 'click' && listeners.push(listener),
      removeEventListener: () => listeners.splice(0),
    },
  };
  runInNewContext(EARLY_SCRIPT, page);
  const clicked = {
    ...button,
    closest: (selector: string) => (selector.startsWith('button') || ancestors.includes(selector) ? clicked : null),
  };
  const preventDefault = vi.fn<() => void>();
  for (const listener of listeners) listener({ target: clicked, button: 0, preventDefault });
  const taken: unknown = runInNewContext('takeEarlyClick()', page);
  return { isKept: taken === clicked, isHeld: preventDefault.mock.calls.length > 0, listeners };
}

const formWith = (attributes: readonly string[]) => ({
  matches: (selector: string) => selector === ':not([action],[method])' && attributes.length === 0,
});

describe('a click before the app is there', () => {
  it('is remembered when only the app can handle it, and replayed once', () => {
    const plain = clickEarly({ type: 'button' });
    expect([plain.isKept, plain.isHeld]).toEqual([true, false]);
    expect(plain.listeners).toEqual([]);
  });

  it('does not send a form that only the app can send: it waits with what was typed', () => {
    const sent = clickEarly({ type: 'submit', form: formWith([]) });
    expect([sent.isKept, sent.isHeld]).toEqual([true, true]);
  });

  it('is left to the browser where a link or a form handles it', () => {
    expect(clickEarly({ type: 'submit', form: formWith(['method']) })).toMatchObject({ isKept: false, isHeld: false });
    expect(clickEarly({ type: 'button' }, ['a'])).toMatchObject({ isKept: false, isHeld: false });
  });
});

describe('a field that is typed into before the app is there', () => {
  it('is remembered once, until the app has taken over', () => {
    const listeners = new Set<Listener>();
    const page: Record<string, unknown> = {
      document: {
        addEventListener: (type: string, listener: Listener) => type === 'input' && listeners.add(listener),
      },
    };
    runInNewContext(EARLY_SCRIPT, page);
    const type = (...fields: readonly string[]) => {
      for (const target of fields) for (const listener of listeners) listener({ target });
    };
    type('name', 'phone', 'name');
    expect(runInNewContext('[...typed]', page)).toEqual(['name', 'phone']);
    page['typed'] = null;
    expect(() => {
      type('memo');
    }).not.toThrow();
  });
});
