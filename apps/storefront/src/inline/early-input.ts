export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Each change of a field before the app was there, and what it was changed to: a render may take it back. */
export type EarlyFields = (readonly [field: Field, value: string, checked: boolean])[];

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

  window.earlyFields = [];
  document.addEventListener(
    'input',
    ({ target }) => {
      // nothing but fields is typed into: no element is `contenteditable`
      const field = target as HTMLInputElement;
      window.earlyFields?.push([field, field.value, field.checked]);
    },
    true,
  );
}
