import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { SlowNotice } from '@dealstore/ui/slow/slow-notice.tsx';
import { useState } from 'react';
import { useOnline } from '../../page/connection/use-online.ts';
import { noAnswerText } from '../../page/no-answer.text.ts';
import styles from './no-answer.module.css';

/** Why a button does nothing. */
export type NoAnswerReason = keyof typeof noAnswerText.ko;

/**
 * Says beside a button why it does nothing: its call got no answer, or the connection is away. The call carries the note
 * `SHOWS_OWN_ERROR`.
 * @param error the error of the last press, or null
 * @param waits whether a press is under way, of which is said when its answer is long in coming
 */
export function NoAnswer({ error, waits = false }: { readonly error: unknown; readonly waits?: boolean }) {
  const t = useText(noAnswerText);
  const reason = useNoAnswer(error);
  return (
    <>
      <SlowNotice waits={waits} />
      <div role="alert" className={styles['note']}>
        {reason === 'UNPRESSED' ? !waits && t.UNPRESSED : reason !== null && t[reason]}
      </div>
    </>
  );
}

/** Why a button does nothing, as the connection goes and comes back; null where it does. */
export function useNoAnswer(error: unknown): NoAnswerReason | null {
  const isOnline = useOnline();
  const [lost, setLost] = useState<unknown>(null);
  if (!isOnline && error !== lost) setLost(error);
  return noAnswerReason(error, isOnline, error === lost);
}

/**
 * Why a button does nothing: before it is pressed there is nothing to be pressed again. Null where it does.
 * @param wasAway whether the connection has been away since the press
 */
export function noAnswerReason(error: unknown, isOnline: boolean, wasAway = false): NoAnswerReason | null {
  if (!isOnline) return error === null ? 'UNPRESSED' : 'AWAY';
  if (!isCommerceError(error, 'NETWORK', 'TIMEOUT')) return null;
  return wasAway ? 'BACK' : error.code;
}
