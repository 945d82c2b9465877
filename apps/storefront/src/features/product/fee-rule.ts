import {
  type DeliveryCondition,
  deliveryFee,
  feeChangesAbove,
  formatWon,
  type Parcel,
  won,
  type Won,
} from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { feeRuleText } from './fee-rule.text.ts';

/** What delivery of a parcel costs, in won, and what would make it another fee; null when nothing does. */
export function useFeeRule(
  condition: DeliveryCondition,
  parcel: Parcel,
): { readonly fee: Won; readonly rule: string | null } {
  const t = useText(feeRuleText);
  const language = useLanguage();
  const fee = deliveryFee(condition, parcel);
  const wonOf = (amount: Won) => formatWon(amount, language);
  const { aboveDeliveryAmt, perOrderCnt = 1 } = condition;
  const changesBy = (measureOf: (measure: number) => string) => {
    const changes = feeChangesAbove(condition, parcel).map(({ from, deliveryAmt }) =>
      deliveryAmt === 0 ? t.freeFrom(measureOf(from)) : t.from(measureOf(from), wonOf(deliveryAmt)),
    );
    return changes.length === 0 ? null : changes.join(' · ');
  };
  switch (condition.deliveryConditionType) {
    case 'CONDITIONAL':
      return { fee, rule: fee === 0 ? null : t.freeFrom(wonOf(aboveDeliveryAmt)) };
    case 'QUANTITY_PROPOSITIONAL_FEE':
      return { fee, rule: fee === 0 ? null : t.perPieces(wonOf(condition.deliveryAmt), perOrderCnt) };
    case 'PRICE_FEE':
      return { fee, rule: changesBy((amount) => wonOf(won(amount))) };
    case 'QUANTITY_FEE':
      return { fee, rule: changesBy(t.pieces) };
    case 'FREE':
    case 'FIXED_FEE':
      return { fee, rule: null };
  }
}
