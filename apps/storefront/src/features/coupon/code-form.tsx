import type { SubmitEvent } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import styles from './coupon.module.css';
import { useCouponView } from './use-coupon-view.ts';
import { useRegisterCode } from './use-take-coupons.ts';
import { walletText } from './wallet.text.ts';

/** Longest promotion code, with room for the spaces people type. */
const MOST_LETTERS = 40;

/** Where a promotion code is typed; what it brought, or why it brought nothing, is said beneath. Spec §3, §7. */
export function CodeForm() {
  const t = useText(walletText);
  const { view, shown } = useCouponView();
  const { mutate: register, isPending } = useRegisterCode();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && shown.code.trim() !== '') register(shown.code);
  };
  const [latest] = shown.downloaded;
  return (
    <form className={styles['code']} onSubmit={submit}>
      <TextField
        label={t.codeLabel}
        placeholder={t.codePlaceholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MOST_LETTERS}
        value={shown.code}
        onChange={(event) => view.type(event.currentTarget.value)}
        error={shown.refusal === null ? null : wordsOf(shown.refusal, t)}
        trailing={
          <Button type="submit" size="medium" busy={isPending} disabled={shown.code.trim() === ''}>
            {t.register}
          </Button>
        }
      />
      <p role="status" className={styles['found']}>
        {shown.promotionSearchSuccess === true && latest !== undefined && t.found(latest.couponName)}
      </p>
    </form>
  );
}

const KNOWN = [
  'NOT_FOUND',
  'STATE_CONFLICT',
  'COUPON_EXHAUSTED',
  'COUPON_EXPIRED',
  'COUPON_UNUSABLE',
  'TELECOM_ONLY',
  'TOO_MANY_REQUESTS',
] as const;

function wordsOf(refusal: string, t: (typeof walletText)['ko']): string {
  const reason = KNOWN.find((code) => code === refusal);
  return reason === undefined ? t.otherRefusal : t[reason];
}
