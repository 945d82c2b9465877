type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A property of an element's kind, which the one that React puts on the element itself stands before. */
function setBehind(field: Field, name: 'value' | 'checked', to: unknown): void {
  Reflect.set(Object.getPrototypeOf(field), name, to, field);
}

function tell(field: Field, type: 'input' | 'change' | 'click'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What tells the app of a field that is not as the server wrote it; null of one that is. */
function newsOf(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const isChosen = [...field.options].some((option) => option.selected !== option.defaultSelected);
    return isChosen
      ? () => {
          field.value = value;
          tell(field, 'change');
        }
      : null;
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    const isTold = checked === field.defaultChecked || (!checked && field.type === 'radio');
    return isTold
      ? null
      : () => {
          field.checked = !checked;
          setBehind(field, 'checked', checked);
          tell(field, 'click');
        };
  }
  const { value, defaultValue } = field;
  return value === defaultValue
    ? null
    : () => {
        field.value = defaultValue;
        setBehind(field, 'value', value);
        tell(field, 'input');
      };
}

/**
 * Tells the app what was typed, ticked and chosen before it could listen: the fields have it, their screen does not, and
 * would lose it with its next drawing.
 * @param isLast whether the screen listens by itself from now on
 * NOTE: React hears of a field only when it differs from what React last saw there, and hydrating is seeing. So a part of the
 * page that is not hydrated yet is made to by a first event; then each field is set back before React's eyes and forth
 * behind its back.
 */
export function takeEarlyInput(isLast: boolean): void {
  const early: unknown = Reflect.get(window, 'typed');
  if (!(early instanceof Set)) return;
  const fields = [...early].filter(isField);
  early.clear();
  if (isLast) Reflect.set(window, 'typed', null);
  const news = fields.flatMap((field) => newsOf(field) ?? []);
  for (const field of fields) tell(field, 'input');
  for (const say of news) say();
}

function isField(field: unknown): field is Field {
  return field instanceof HTMLElement && field.isConnected && field.matches('input,textarea,select');
}
