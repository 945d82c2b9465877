import {
  ENTRANCE_CODE_LIMIT,
  type GiftAddressProblem,
  type GiftAddress,
  MEMO_LIMIT,
} from '@dealstore/commerce-core/domain';
import type { ReactNode, SubmitEvent } from 'react';
import { useRoomLeft } from '@dealstore/ui/form/use-room-left.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { useProblemFocus } from '@dealstore/ui/form/use-problem-focus.ts';
import { AddressFields } from '../../../widgets/address/address-fields.tsx';
import { recipientText } from './recipient.text.ts';
import formStyles from '../gift-form.module.css';

/** The address form of a gift, without a phone: it is the proven one. */
export function AddressStep({
  place,
  problems,
  submitText,
  busy,
  onChange,
  onSubmit,
  children,
}: {
  readonly place: GiftAddress;
  /** Its problems; empty before the first submit. */
  readonly problems: readonly GiftAddressProblem[];
  readonly submitText: string;
  readonly busy: boolean;
  readonly onChange: (part: Partial<GiftAddress>) => void;
  readonly onSubmit: () => void;
  /** The error of the last submit, shown above the button. */
  readonly children: ReactNode;
}) {
  const t = useText(recipientText);
  const room = useRoomLeft(MEMO_LIMIT, place.deliveryMemo);
  const { form, ask } = useProblemFocus();
  const has = (problem: GiftAddressProblem) => problems.includes(problem);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    onSubmit();
    ask();
  };
  return (
    <form ref={form} className={formStyles['form']} onSubmit={submit} noValidate>
      <AddressFields
        value={{ ...place, receiverContact1: '' }}
        withPhone={false}
        hasProblem={(problem) => problems.some((one) => one === problem)}
        onChange={({ receiverContact1: _proven, ...part }) => onChange(part)}
      />
      <TextField
        label={t.entranceCode}
        maxLength={ENTRANCE_CODE_LIMIT}
        autoComplete="off"
        value={place.entranceCode}
        hint={t.entranceHint}
        error={has('entrance-code') ? t.problemEntrance : null}
        onChange={(event) => onChange({ entranceCode: event.target.value })}
      />
      <TextField
        label={t.memo}
        maxLength={MEMO_LIMIT}
        autoComplete="off"
        value={place.deliveryMemo}
        hint={room}
        error={has('memo') ? t.problemMemo : null}
        onChange={(event) => onChange({ deliveryMemo: event.target.value })}
      />
      <div>
        {children}
        <Button type="submit" size="cta" wide busy={busy}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
