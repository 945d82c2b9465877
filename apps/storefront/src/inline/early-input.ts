/** Fields that were changed before the app was there. */
export type EarlyFields = Set<EventTarget>;

/** Globals by which the app finds what a visitor did before it was there. */
declare global {
  interface Window {
    /** Takes the button that was clicked last, and ends the remembering of clicks. */
    takeEarlyClick?: () => HTMLElement | null;
    /** Fields that were typed into, ticked or chosen from; null once the app hears of input itself. */
    earlyFields?: EarlyFields | null;
  }
}

const BUTTONS = 'button,[role=button],[role=tab]';
/** A form without either is handled by the app; the browser would reload the page and lose what was typed. */
const APP_FORM = ':not([action],[method])';

/** The button that was clicked; null of anything else. A link keeps the browser's own behavior. */
export function clickedButton({ target, button }: MouseEvent): HTMLElement | null {
  const clicked = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
  return clicked === null || button !== 0 || clicked.closest('a') !== null ? null : clicked;
}

/** Keeps the browser from sending a form that the app handles; answers whether the click is the app's. */
export function keepForLater(event: MouseEvent, button: HTMLElement): boolean {
  const form = button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;
  if (form === null) return true;
  if (!form.matches(APP_FORM)) return false;
  event.preventDefault();
  return true;
}

/**
 * Remembers the last click on a button that only the app can handle, and fields that were changed, until the app takes
 * them over and replays them. Links and all other forms keep the browser's own behavior.
 */
export function rememberEarlyInput(): void {
  let clicked: HTMLElement | null = null;

  const onClick = (event: MouseEvent): void => {
    const button = clickedButton(event);
    if (button !== null && keepForLater(event, button)) clicked = button;
  };

  document.addEventListener('click', onClick, true);
  window.takeEarlyClick = () => {
    document.removeEventListener('click', onClick, true);
    return clicked;
  };

  window.earlyFields = new Set();
  document.addEventListener('input', ({ target }) => target !== null && window.earlyFields?.add(target), true);
}
