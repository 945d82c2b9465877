import { keepDigits, PHONE_LENGTH, formatPhoneInput } from '@dealstore/commerce-core/domain';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { TextField } from './text-field.tsx';

/**
 * A field for a phone number: digits only, hyphenated while it is typed, the caret staying behind its digit. Spec §5.
 */
export function PhoneField({
  digits,
  onDigits,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref' | 'type' | 'inputMode'> & {
  /** At most eleven ASCII digits. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  const shown = formatPhoneInput(digits);
  useLayoutEffect(() => {
    if (digitsBefore.current === null) return;
    const caret = caretAfter(shown, digitsBefore.current);
    digitsBefore.current = null;
    input.current?.setSelectionRange(caret, caret);
  }, [shown]);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    digitsBefore.current = keepDigits(target.value.slice(0, target.selectionStart ?? undefined)).length;
    onDigits(keepDigits(target.value).slice(0, PHONE_LENGTH));
  };
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      ref={input}
      type="tel"
      inputMode="numeric"
      value={shown}
      onChange={change}
    />
  );
}

/** The place of the caret in a hyphenated number once so many of its digits are before it. */
function caretAfter(shown: string, digitCount: number): number {
  let left = digitCount;
  let caret = 0;
  while (left > 0 && caret < shown.length) {
    if (shown[caret] !== '-') left -= 1;
    caret += 1;
  }
  return caret;
}
