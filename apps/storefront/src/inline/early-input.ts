export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds. */
export interface Held {
  readonly value: string;
  readonly checked: boolean;
}

/** Fields that were changed before the app was there, the last one last, and what each was changed to: a render may take it back. */
export type EarlyFields = Map<Field, Held>;

/** Globals by which the app finds what a visitor did before it was there. */
declare global {
  interface Window {
    /** Takes the button that was clicked last, and ends the remembering of clicks. */
    takeEarlyClick?: () => HTMLElement | null;
    /** The button of a click that only the app can handle, kept from the browser; null of every other click. */
    appButton?: (event: MouseEvent) => HTMLElement | null;
    /** Fields that were typed into, ticked or chosen from; null once the app hears of input itself. */
    earlyFields?: EarlyFields | null;
  }
}

const BUTTONS = 'button,[role=button],[role=tab]';
/** A form without either is handled by the app; the browser would reload the page and lose what was typed. */
const APP_FORM = ':not([action],[method])';

/**
 * Remembers the last click on a button that only the app can handle, and fields that were changed, until the app takes
 * them over and replays them. Links and all other forms keep the browser's own behavior.
 */
export function rememberEarlyInput(): void {
  let clicked: HTMLElement | null = null;

  const appButton = (event: MouseEvent): HTMLElement | null => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
    if (button === null || event.button !== 0 || button.closest('a') !== null) return null;
    const form = button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;
    if (form !== null && !form.matches(APP_FORM)) return null;
    if (form !== null) event.preventDefault();
    return button;
  };
  const onClick = (event: MouseEvent): void => {
    clicked = appButton(event) ?? clicked;
  };

  document.addEventListener('click', onClick, true);
  window.appButton = appButton;
  window.takeEarlyClick = () => {
    document.removeEventListener('click', onClick, true);
    return clicked;
  };

  window.earlyFields = new Map();
  const onInput = ({ target }: Event): void => {
    if (!isField(target)) return;
    window.earlyFields?.delete(target);
    window.earlyFields?.set(target, heldBy(target));
  };
  document.addEventListener('input', onInput, true);
}

/** What a field holds now. */
export function heldBy(field: Field): Held {
  return { value: field.value, checked: 'checked' in field && field.checked };
}

/** Nothing but fields is typed into: no element is `contenteditable`. */
export function isField(target: EventTarget | null): target is Field {
  return target !== null && 'value' in target;
}
