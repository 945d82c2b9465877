import { formatTimer, parseYmdt, SECOND_MS } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useNow } from '../../container/use-now.ts';
import { dealText } from './deal.text.ts';
import styles from './deal.module.css';

/** The time left of today's deals, from the first paint on; a screen reader does not read every second. */
export function DealTimer({ endYmdt }: { readonly endYmdt: string }) {
  const t = useText(dealText);
  const now = useNow(SECOND_MS);
  const endAt = parseYmdt(endYmdt);
  if (now === null || endAt === null) return <span className={styles['timer']} aria-hidden />;
  return (
    <span className={styles['timer']} role="timer" aria-live="off">
      {now >= endAt ? t.over : t.left(formatTimer(endAt, now))}
    </span>
  );
}
