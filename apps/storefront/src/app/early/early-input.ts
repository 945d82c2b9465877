import type { EarlyFields } from '../../inline/early-input.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a property by its prototype's setter, past the one that React defines on the element to track its value. */
function setUntracked(field: Field, name: 'value' | 'checked', to: unknown): void {
  Reflect.set(Object.getPrototypeOf(field), name, to, field);
}

function dispatch(field: Field, type: 'input' | 'change' | 'click'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What dispatches the change of a field that differs from the server's HTML; null of one that does not. */
function pendingChange(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const isChosen = [...field.options].some((option) => option.selected !== option.defaultSelected);
    return isChosen
      ? () => {
          field.value = value;
          dispatch(field, 'change');
        }
      : null;
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    const isUnchanged = checked === field.defaultChecked || (!checked && field.type === 'radio');
    return isUnchanged
      ? null
      : () => {
          field.checked = !checked;
          setUntracked(field, 'checked', checked);
          dispatch(field, 'click');
        };
  }
  const { value, defaultValue } = field;
  return value === defaultValue
    ? null
    : () => {
        field.value = defaultValue;
        setUntracked(field, 'value', value);
        dispatch(field, 'input');
      };
}

/**
 * Replays what was typed, ticked and chosen before hydration as events, so that the state of the screen has it; it would
 * be overwritten by the next render otherwise.
 * @param isLast whether the screen is hydrated and hears all later input itself
 * NOTE: React ignores an event whose value equals the one it tracked at hydration. So a first event hydrates the part of the
 * page, then each field is set back with React's tracking and forth without it.
 */
export function replayEarlyInput(isLast: boolean): void {
  const early: EarlyFields | null = window.earlyFields ?? null;
  if (early === null) return;
  const fields = [...early].filter(isField);
  early.clear();
  if (isLast) window.earlyFields = null;
  const changes = fields.flatMap((field) => pendingChange(field) ?? []);
  for (const field of fields) dispatch(field, 'input');
  for (const change of changes) change();
}

function isField(field: EventTarget): field is Field {
  return field instanceof HTMLElement && field.isConnected && field.matches('input,textarea,select');
}
