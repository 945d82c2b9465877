import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberEarlyInput } from './early-input.ts';

class FakeElement {
  readonly ancestors: readonly string[];
  constructor(ancestors: readonly string[] = []) {
    this.ancestors = ancestors;
  }
  closest(selector: string): FakeElement | null {
    return this.ancestors.includes(selector) ? this : null;
  }
}

class FakeButton extends FakeElement {
  readonly type: string;
  readonly form: object | null;
  constructor(type: string, form: object | null = null, ancestors: readonly string[] = []) {
    super(ancestors);
    this.type = type;
    this.form = form;
  }
  override closest(selector: string): FakeElement | null {
    return selector.startsWith('button') ? this : super.closest(selector);
  }
}

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLButtonElement', FakeButton);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  });
  rememberEarlyInput();
});
afterEach(() => {
  listeners.clear();
  vi.unstubAllGlobals();
});

/** Clicks before the app is there: what happens to the click, and what the app finds. */
function clickEarly(target: FakeElement, button = 0) {
  const preventDefault = vi.fn<() => void>();
  listeners.get('click')?.({ target, button, preventDefault });
  const taken: unknown = window.takeEarlyClick?.();
  return { isKept: taken === target, isHeld: preventDefault.mock.calls.length > 0 };
}

const formWith = (attributes: readonly string[]) => ({
  matches: (selector: string) => selector === ':not([action],[method])' && attributes.length === 0,
});

describe('a click before the app is there', () => {
  it('is remembered when only the app can handle it, until it is taken', () => {
    expect(clickEarly(new FakeButton('button'))).toEqual({ isKept: true, isHeld: false });
    expect(listeners.has('click')).toBe(false);
  });

  it('does not send a form that only the app can send: it waits with what was typed', () => {
    expect(clickEarly(new FakeButton('submit', formWith([])))).toEqual({ isKept: true, isHeld: true });
  });

  it.each([
    ['a form of the browser', new FakeButton('submit', formWith(['method'])), 0],
    ['a link', new FakeButton('button', null, ['a']), 0],
    ['no button', new FakeElement(), 0],
    ['another mouse button', new FakeButton('button'), 2],
  ] as const)('is left to the browser: %s', (_name, target, button) => {
    expect(clickEarly(target, button)).toEqual({ isKept: false, isHeld: false });
  });
});

describe('a field that is changed before the app is there', () => {
  it('is remembered with what it was changed to each time, until the app has taken over', () => {
    const [name, phone] = [
      { value: '홍', checked: false },
      { value: '010', checked: false },
    ];
    for (const target of [name, phone]) listeners.get('input')?.({ target });
    name.value = '홍길동';
    listeners.get('input')?.({ target: name });
    phone.value = '';
    expect(window.earlyFields).toEqual([
      [name, '홍', false],
      [phone, '010', false],
      [name, '홍길동', false],
    ]);
    window.earlyFields = null;
    expect(() => listeners.get('input')?.({ target: name })).not.toThrow();
  });
});
