import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useOnline } from '../../page/use-online.ts';
import { noAnswerText } from './no-answer.text.ts';
import styles from './no-answer.module.css';

/**
 * Says beside a button why it does nothing: its call got no answer, or the connection is away. The call carries the note
 * `SAYS_NO_ANSWER`. @param error what the last press came to
 */
export function NoAnswer({ error }: { readonly error: unknown }) {
  const t = useText(noAnswerText);
  const isOnline = useOnline();
  const words = isCommerceError(error, 'NETWORK') ? t.NETWORK : isCommerceError(error, 'TIMEOUT') && t.TIMEOUT;
  return (
    <div role="alert" className={styles['note']}>
      {isOnline ? words : t.AWAY}
    </div>
  );
}
