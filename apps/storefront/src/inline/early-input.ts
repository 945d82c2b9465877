/** Fields that were changed before the app was there. */
export type EarlyFields = Set<EventTarget>;

/** Globals by which the app finds what a visitor did before it was there. */
declare global {
  interface Window {
    /** Takes the button or link that was clicked last, and ends the remembering of clicks. */
    takeEarlyClick?: () => HTMLElement | null;
    /** Fields that were typed into, ticked or chosen from; null once the app hears of input itself. */
    earlyFields?: EarlyFields | null;
  }
}

/** How long a link waits for the app before the browser follows it, in ms. Assumed: a slow phone has hydrated by then. */
const LINK_WAIT_MS = 3_000;

const BUTTONS = 'button,[role=button],[role=tab]';
/** A form without either is handled by the app; the browser would reload the page and lose what was typed. */
const APP_FORM = ':not([action],[method])';

/**
 * Remembers the last click on a button that only the app can handle or on a link to a page of the shop, and fields that were
 * changed, until the app takes them over and replays them. A link waits that long, so that the page knows what was done on
 * it; not on a slow line. Forms of the browser and all other links keep the browser's own behavior.
 */
export function rememberEarlyInput(): void {
  let clicked: HTMLElement | null = null;
  let follow: ReturnType<typeof setTimeout> | undefined;
  const remember = (element: HTMLElement): void => {
    clearTimeout(follow);
    clicked = element;
  };

  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.button !== 0) return;
    const link = event.target.closest('a');
    if (link !== null) {
      if (!isOwnPage(link, event) || isSlowLine()) return;
      event.preventDefault();
      remember(link);
      follow = setTimeout(() => {
        // The browser follows it: the app shall not as well.
        clicked = null;
        location.assign(link.href);
      }, LINK_WAIT_MS);
      return;
    }
    const button = event.target.closest<HTMLElement>(BUTTONS);
    if (button === null) return;
    const form = button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;
    if (form !== null && !form.matches(APP_FORM)) return;
    if (form !== null) event.preventDefault();
    remember(button);
  };

  document.addEventListener('click', onClick, true);
  window.takeEarlyClick = () => {
    document.removeEventListener('click', onClick, true);
    clearTimeout(follow);
    return clicked;
  };

  window.earlyFields = new Set();
  document.addEventListener('input', ({ target }) => target !== null && window.earlyFields?.add(target), true);
}

/** Whether a click opens another page of the shop in this tab. */
function isOwnPage(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const { origin, pathname, search } = location;
  const isPlain = !ctrlKey && !metaKey && !shiftKey && !altKey && link.target === '' && !link.hasAttribute('download');
  return isPlain && link.origin === origin && link.pathname + link.search !== pathname + search;
}

/** Where the app would be long in coming, the next page by itself is there sooner. Source: Network Information API. */
function isSlowLine(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection');
  return typeof line === 'object' && line !== null && /2g|3g/.test(String(Reflect.get(line, 'effectiveType')));
}
