import { formatNumber, keepDigits, type PaymentInfo, won, type Won } from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { Card } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import styles from './card.module.css';

/** How many points are used; more than may be is brought back to the most, and said so. Spec §8 (MB04). */
export function PointsCard({
  info,
  points,
  isShort,
  isLater,
  onChange,
}: {
  readonly info: PaymentInfo;
  readonly points: Won;
  readonly isShort: boolean;
  /** Whether they are taken off once a price can be asked for. */
  readonly isLater: boolean;
  readonly onChange: (points: Won) => void;
}) {
  const t = useText(checkoutText);
  const [isClamped, setClamped] = useState(false);
  const most = info.availableMaxAccumulationAmt;
  const use = (amount: number) => {
    setClamped(amount > most);
    onChange(won(Math.min(amount, most)));
  };
  const rule = t.pointsRule(formatNumber(info.minAccumulationLimit), formatNumber(info.accumulationUnit));
  return (
    <Card
      title={t.points}
      aside={<span className={styles['count']}>{t.pointsHave(formatNumber(info.accumulationAmt))}</span>}
    >
      <TextField
        label={t.points}
        inputMode="numeric"
        disabled={most === 0}
        value={points === 0 ? '' : formatNumber(points)}
        placeholder="0"
        hint={isLater ? t.pointsLater : rule}
        error={isShort ? t.pointsShort : isClamped ? t.pointsClamped(formatNumber(most)) : null}
        onChange={(event) => use(Number(keepDigits(event.target.value).slice(0, 10) || '0'))}
        trailing={
          <Button variant="outline" disabled={most === 0} onClick={() => use(most)}>
            {t.pointsAll}
          </Button>
        }
      />
    </Card>
  );
}
