import { SCREEN_FAILED } from '../page/screen-failed.ts';
import { isReachable } from '../page/connection/is-reachable.ts';
import { mayReload } from './may-reload.ts';

/** Storage key of the fields that a reload restores. */
const FIELDS = 'fields-left';

/** A filled-in field; files and passwords are left out. */
interface LeftField {
  readonly key: string;
  readonly value: string;
  readonly checked: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reloads the page with its filled-in fields when a file it needs is gone, as after a deploy, once per build. A second
 * failure keeps the message of the screen; a file that was only prefetched is not needed yet.
 * Source: vite.dev (Load Error Handling).
 */
export function recoverMissingChunks(): void {
  fillLeftFields();
  let left: { readonly path: string; readonly fields: readonly LeftField[] } | null = null;
  // Stored before the screen is replaced by the message.
  window.addEventListener('vite:preloadError', () => {
    left = { path: window.location.pathname, fields: filledFields() };
  });
  window.addEventListener(SCREEN_FAILED, async () => {
    // Without a network the page would be lost, too.
    if (left === null || !(await isReachable(window.location.href)) || !mayReload()) return;
    sessionStorage.setItem(FIELDS, JSON.stringify(left));
    window.location.reload();
  });
}

/** Restores the fields of the previous page and dispatches their events to the screen. */
function fillLeftFields(): void {
  const left = takeLeft();
  if (left === null) return;
  const fields = new Map(fieldsOfPage().map((field, index) => [keyOf(field, index), field]));
  for (const { key, value, checked } of left) {
    const field = fields.get(key);
    if (field === undefined) continue;
    if (isBox(field)) {
      if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click();
    } else if (field.value !== value) {
      // React ignores a value that it has set itself.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
  }
}

function takeLeft(): readonly LeftField[] | null {
  try {
    const left = sessionStorage.getItem(FIELDS);
    sessionStorage.removeItem(FIELDS);
    const { path, fields }: { readonly path: string; readonly fields: readonly LeftField[] } = JSON.parse(left ?? '{}');
    return path === window.location.pathname ? fields : null;
  } catch {
    return null;
  }
}

function filledFields(): readonly LeftField[] {
  return fieldsOfPage().map((field, index) => ({
    key: keyOf(field, index),
    value: field.value,
    checked: isBox(field) && field.checked,
  }));
}

function fieldsOfPage(): readonly Field[] {
  return [
    ...document.querySelectorAll<Field>(
      'main :is(input:not([type=file],[type=password],[type=hidden]), textarea, select)',
    ),
  ];
}

function keyOf(field: Field, index: number): string {
  return `${index} ${field.type} ${field.name}`;
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
}
