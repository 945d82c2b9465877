import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useOnline } from '../use-online.ts';
import { noAnswerText } from './no-answer.text.ts';
import styles from './no-answer.module.css';

/**
 * Says beside a button why it does nothing: its call got no answer, or the connection is away. The call carries the note
 * `SAYS_NO_ANSWER`.
 * @param error what the last press came to; null before one
 * @param unpressed says before one what can be done with a connection
 */
export function NoAnswer({ error, unpressed }: { readonly error: unknown; readonly unpressed?: string }) {
  const t = useText(noAnswerText);
  const reason = noAnswerReason(error, useOnline());
  return (
    <div role="alert" className={styles['note']}>
      {reason === 'UNPRESSED' && unpressed !== undefined ? unpressed : reason !== null && t[reason]}
    </div>
  );
}

/** Why a button does nothing: before it is pressed there is nothing to be pressed again. Null where it does. */
export function noAnswerReason(error: unknown, isOnline: boolean): keyof typeof noAnswerText.ko | null {
  if (!isOnline) return error === null ? 'UNPRESSED' : 'AWAY';
  return isCommerceError(error, 'NETWORK', 'TIMEOUT') ? error.code : null;
}
