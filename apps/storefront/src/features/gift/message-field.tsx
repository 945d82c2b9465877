import { GIFT_MESSAGE_LIMIT } from '@dealstore/commerce-core/domain';
import { TextArea } from '@dealstore/ui/form/text-area.tsx';

/** A field for the message of a card or of a refusal, limited to the length of a card. */
export function MessageField({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
}) {
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={4}
      value={value}
      onChange={(event) => onChange([...event.target.value].slice(0, GIFT_MESSAGE_LIMIT).join(''))}
    />
  );
}
