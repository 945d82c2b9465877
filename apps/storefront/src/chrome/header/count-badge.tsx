import { formatBadge } from '@dealstore/commerce-core/domain';
import styles from './count-badge.module.css';

/** A count over an icon, at most `99+`, nothing for 0; the icon's label says it in words. Spec §2 (Chrome). */
export function CountBadge({ count }: { readonly count: number }) {
  const shown = formatBadge(count);
  if (shown === null) return null;
  return <span className={styles['badge']} data-count={shown} aria-hidden />;
}
