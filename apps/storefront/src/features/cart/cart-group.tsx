import {
  addWon,
  cartOptions,
  type DeliveryGroup,
  formatWon,
  goodsAtCounts,
  isSent,
  type OrderProductOption,
  ZERO_WON,
} from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { PromisedArrival } from '../../widgets/arrival/promised-arrival.tsx';
import { SellerButton } from '../../widgets/seller/seller-button.tsx';
import { cartText } from './cart.text.ts';
import { useLate } from './use-late.ts';
import styles from './cart.module.css';

/**
 * Goods of one seller that travel together, with what delivery costs and what is missing for free delivery. Spec §3.
 */
export function CartGroup({
  group,
  chosen,
  countOf,
  onChoose,
  children,
}: {
  readonly group: DeliveryGroup;
  readonly chosen: boolean;
  readonly countOf: (line: OrderProductOption) => number;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children: ReactNode;
}) {
  const t = useText(cartText);
  const language = useLanguage();
  const say = (amount: Parameters<typeof formatWon>[0]) => formatWon(amount, language);
  const isGroupSent = group.dispatch === undefined || isSent(group.dispatch);
  const missing = group.amountToFreeDelivery;
  const goodsAmt = goodsAtCounts(cartOptions({ deliveryGroups: [group] }), countOf);
  // Delivery is of the goods it was priced with.
  const isStale = useLate(goodsAmt !== group.buyAmt);
  const threshold = addWon(group.buyAmt, missing ?? ZERO_WON);
  return (
    <section className={styles['group']} aria-label={group.partnerName}>
      <div className={styles['seller']}>
        <Checkbox
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          aria-label={t.chooseSeller(group.partnerName)}
        >
          <strong>{group.partnerName}</strong>
        </Checkbox>
        <SellerButton partnerNo={group.partnerNo} partnerName={group.partnerName} />
      </div>
      <ul>{children}</ul>
      {missing !== null && threshold > 0 && !isStale && (
        <div className={styles['progress']}>
          <p>{missing > 0 ? t.toFree(say(missing)) : t.isFree}</p>
          <progress max={threshold} value={group.buyAmt} aria-hidden />
        </div>
      )}
      {group.dispatch !== undefined && isGroupSent && (
        <p className={styles['arrival']}>
          <PromisedArrival dispatch={group.dispatch} />
        </p>
      )}
      <p className={styles['groupSum']}>
        {isStale || group.deliveryAmt === 0 ? (
          <>
            {t.goods} <strong>{say(isStale ? goodsAmt : group.buyAmt)}</strong>
            {isGroupSent && !isStale && ` · ${t.freeDelivery}`}
          </>
        ) : (
          <>
            {t.goods} {say(group.buyAmt)} + {t.delivery} {say(group.deliveryAmt)} ={' '}
            <strong>{say(addWon(group.buyAmt, group.deliveryAmt))}</strong>
          </>
        )}
      </p>
    </section>
  );
}
