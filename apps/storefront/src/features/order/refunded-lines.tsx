import { addWon, formatWon, isClaimSettled, type Order, subtractWon } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Amount } from '@dealstore/ui/price.tsx';
import billStyles from '@dealstore/ui/bill.module.css';
import { refundedText } from './refunded.text.ts';

/**
 * What goes back of it, to which payment method, and what is left of the charge. Points
 * are back at once, the charge is on its way until the money of every claim has been sent.
 */
export function RefundedLines({
  order: { firstOrderAmount: first, lastOrderAmount: last, orderOptionsGroupByPartner: partners },
}: {
  readonly order: Pick<Order, 'firstOrderAmount' | 'lastOrderAmount' | 'orderOptionsGroupByPartner'>;
}) {
  const t = useText(refundedText);
  const language = useLanguage();
  const charge = subtractWon(first.chargeAmt, last.chargeAmt);
  const points = subtractWon(first.subPayAmt, last.subPayAmt);
  const claims = partners.flatMap((partner) =>
    partner.orderOptionsGroupByDelivery.flatMap(({ orderOptions }) =>
      orderOptions.map(({ claimStatusType }) => claimStatusType),
    ),
  );
  const isOnItsWay = claims.some((status) => status !== null && isClaimSettled(status));
  const rows = [
    [t.refunded, addWon(charge, points)],
    [isOnItsWay ? t.refundingCharge : t.refundedCharge, charge],
    [t.refundedPoints, points],
  ] as const;
  return (
    <>
      {rows
        .filter(([, amount]) => amount > 0)
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatWon(amount, language)}</dd>
          </div>
        ))}
      <div className={billStyles['total']}>
        <dt>{t.kept}</dt>
        <dd>
          <Amount won={last.chargeAmt} />
        </dd>
      </div>
    </>
  );
}
