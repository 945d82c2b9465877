import { useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import { dealText } from './deal.text.ts';
import styles from './deal.module.css';

/** How much of a deal is sold; nothing before the first piece is. */
export function DealSold({
  soldRate,
  className,
}: {
  /** Percent, 0 to 100. */
  readonly soldRate: number;
  readonly className?: string | undefined;
}) {
  const t = useText(dealText);
  if (soldRate === 0) return null;
  return (
    <p className={classNames(styles['sold'], className)}>
      <meter aria-hidden min={0} max={100} value={soldRate} />
      <span>{t.sold(soldRate)}</span>
    </p>
  );
}
