import {
  type CommerceError,
  isCommerceError,
  formatPhone,
  keepDigits,
  PHONE_CODE_LENGTH,
  SECOND_MS,
} from '@dealstore/commerce-core/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SameShape } from '@dealstore/ui/locale/define-text.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { usePageFacts } from '../../page/page-state.ts';
import { useNow } from '../../container/use-now.ts';
import styles from './phone-code.module.css';
import { phoneCodeText } from './phone-code.text.ts';
import { formatCountdown, secondsLeft, type SentCode } from './sent-code.ts';
import type { PhoneCode } from './use-phone-code.ts';

type Words = SameShape<(typeof phoneCodeText)['ko']>;

/** The six digits of a code that was sent, with the time left and a way to have another one sent. */
export function CodeForm({ code, sent }: { readonly code: PhoneCode; readonly sent: SentCode }) {
  const t = useText(phoneCodeText);
  const now = useNow(SECOND_MS);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const left = now === null ? null : secondsLeft(sent.expiresAt, now);
  const isOver = left === 0;
  useEffect(() => focusCode(form.current), [sent.verificationId, code.refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = typed.length < PHONE_CODE_LENGTH;
    setIncomplete(isShort);
    if (isShort || isOver) return focusCode(form.current);
    if (!code.isConfirming) code.confirm(typed);
  };
  return (
    <form ref={form} onSubmit={submit} className={styles['form']} noValidate>
      <div>
        <TextField
          label={t.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typed}
          error={problemOf({ isIncomplete, isOver, refusal: code.refusal }, t)}
          hint={t.sentTo(formatPhone(sent.phone))}
          trailing={
            <ResendButton code={code} sent={sent} left={now === null ? null : secondsLeft(sent.resendableAt, now)} />
          }
          onChange={(event) => {
            setTyped(keepDigits(event.target.value).slice(0, PHONE_CODE_LENGTH));
            setIncomplete(false);
            code.clearError();
          }}
        />
        <p className={styles['timer']} role="timer" aria-live="off">
          {left === null || isOver ? ' ' : t.left(formatCountdown(left))}
        </p>
      </div>
      <Inbox />
      <Button type="submit" size="cta" wide busy={code.isConfirming}>
        {t.confirm}
      </Button>
    </form>
  );
}

function ResendButton({
  code,
  sent,
  left,
}: {
  readonly code: PhoneCode;
  readonly sent: SentCode;
  readonly left: number | null;
}) {
  const t = useText(phoneCodeText);
  const mustWait = left === null || left > 0;
  return (
    <Button variant="outline" disabled={mustWait} busy={code.isSending} onClick={() => code.send(sent.phone)}>
      {left !== null && left > 0 ? t.resendIn(left) : t.resend}
    </Button>
  );
}

/** Where a demo's messages can be read. */
function Inbox() {
  const t = useText(phoneCodeText);
  const { sandbox } = usePageFacts();
  if (!sandbox) return null;
  return (
    <p className={styles['lead']}>
      {t.inbox}{' '}
      <a href="/sandbox#messages" target="_blank" rel="noopener" className={styles['inline']}>
        {t.toInbox}
      </a>
    </p>
  );
}

function focusCode(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
}

/** Why a code is refused, in the order the visitor can do something about it. */
export function problemOf(
  seen: { readonly isIncomplete: boolean; readonly isOver: boolean; readonly refusal: CommerceError | null },
  t: Pick<Words, 'incomplete' | 'mismatch' | 'noTries' | 'expired' | 'tooMany' | 'taken' | 'phoneProblem'>,
): string | null {
  const { refusal } = seen;
  if (isCommerceError(refusal, 'CODE_MISMATCH')) {
    const triesLeft = refusal.details?.triesLeft ?? 0;
    return triesLeft > 0 ? t.mismatch(triesLeft) : t.noTries;
  }
  if (refusal?.code === 'TOO_MANY_REQUESTS') return t.tooMany;
  if (refusal?.code === 'PHONE_TAKEN') return t.taken;
  if (refusal?.code === 'INVALID_REQUEST') return t.phoneProblem;
  if (refusal !== null || seen.isOver) return t.expired;
  return seen.isIncomplete ? t.incomplete : null;
}
