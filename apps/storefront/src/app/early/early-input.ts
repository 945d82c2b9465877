import type { Field } from '../../inline/early-input.ts';

/** How often what React could not take is made again, in ms: until the file of its part has come. Assumed. */
const AGAIN_MS = 100;

/** What was typed, ticked and chosen and React has not heard of: what changes each field once more. */
const changes = new Map<EventTarget | null, () => void>();
let pressed: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes over what a visitor did before React listened. From here on React hears it itself, but for what lies on a part whose file has
 * not come: that it stops on its way down, and drops. It is made again until React hears it, a press also until another is heard.
 * @param root what React hydrates, listened to by it already
 */
export function followEarlyInput(root: HTMLElement): void {
  pressed = window.takeEarlyClick?.() ?? null;
  root.addEventListener('click', onClick, true);
  root.addEventListener('input', onInput, true);
}

function onClick(event: MouseEvent): void {
  if (event.cancelBubble) {
    pressed = window.appButton?.(event) ?? pressed;
    tryAgain();
  } else if (event.isTrusted || event.target === pressed) {
    pressed = null;
    // What is pressed next to a field, its form among them, has to know what the field holds.
    if (event.isTrusted) replayEarlyFields(false);
  }
}

function onInput({ cancelBubble, target }: Event): void {
  // What React hears of a field it has dropped before may be the event it hydrates by, whose value it takes for the server's.
  if (!cancelBubble && !changes.has(target)) return;
  const field = target as HTMLInputElement;
  remember(field, field.value, field.checked);
  tryAgain();
}

function tryAgain(): void {
  clearTimeout(timer);
  timer = setTimeout(replayEarlyInput, AGAIN_MS);
}

/** Replays what was changed, then the last press: a form is sent with what was typed. */
export function replayEarlyInput(): void {
  replayEarlyFields(false);
  if (changes.size === 0) pressed?.click();
}

/**
 * Replays what was typed, ticked and chosen before hydration as events, so that the state of the screen has it; it would
 * be overwritten by the next render otherwise, or has been.
 * @param isLast whether the screen is hydrated and hears all later input itself, but for parts whose files have not come
 * NOTE: React ignores an event whose value equals the one it tracked at hydration. So a first event hydrates the part of the
 * page, then each field is set back with React's tracking and forth without it.
 */
export function replayEarlyFields(isLast: boolean): void {
  const { earlyFields: early } = window;
  early?.forEach((change) => remember(...change));
  // What is replayed is no visitor's.
  window.earlyFields = null;
  const all = [...changes];
  changes.clear();
  for (const [field] of all) dispatch(field, 'input');
  for (const [field, change] of all) {
    // What React has dropped stands among them again.
    if (changes.has(field)) changes.set(field, change);
    else change();
  }
  if (early && !isLast) window.earlyFields = [];
}

/** Remembers the last change of a field, after those of others. */
function remember(field: Field, value: string, checked: boolean): void {
  changes.delete(field);
  changes.set(field, changeOf(field, value, checked));
}

/** What changes a field once more to what it held. */
function changeOf(field: Field, value: string, checked: boolean): () => void {
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    return () => {
      if (checked === field.defaultChecked || (!checked && field.type === 'radio')) return;
      field.checked = !checked;
      setUntracked(field, 'checked', checked);
      dispatch(field, 'click');
    };
  }
  return () => {
    if (field instanceof HTMLSelectElement) {
      field.value = value;
      dispatch(field, 'change');
    } else {
      field.value = field.defaultValue;
      setUntracked(field, 'value', value);
      dispatch(field, 'input');
    }
  };
}

/** Sets a property by its prototype's setter, past the one that React defines on the element to track its value. */
function setUntracked(field: Field, name: 'value' | 'checked', to: unknown): void {
  Reflect.set(Object.getPrototypeOf(field), name, to, field);
}

function dispatch(target: EventTarget | null, type: 'input' | 'change' | 'click'): void {
  target?.dispatchEvent(new Event(type, { bubbles: true }));
}
