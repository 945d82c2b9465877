import {
  type DeliveryCondition,
  deliveryFee,
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
  const { aboveDeliveryAmt, perOrderCnt = 1, deliveryConditionDetails = [] } = condition;
  /** Steps above the lowest, which every parcel reaches. */
  const stepsAbove = (lowest: number, measureOf: (measure: number) => string) => {
    const steps = deliveryConditionDetails.filter(({ aboveOrEqual }) => aboveOrEqual > lowest);
    const said = steps.map(({ aboveOrEqual, deliveryAmt }) =>
      deliveryAmt === 0 ? t.freeFrom(measureOf(aboveOrEqual)) : t.from(measureOf(aboveOrEqual), wonOf(deliveryAmt)),
    );
    return said.length === 0 ? null : said.join(' · ');
  };
  switch (condition.deliveryConditionType) {
    case 'CONDITIONAL':
      return { fee, rule: fee === 0 ? null : t.freeFrom(wonOf(aboveDeliveryAmt)) };
    case 'QUANTITY_PROPOSITIONAL_FEE':
      return { fee, rule: fee === 0 ? null : t.perPieces(wonOf(condition.deliveryAmt), perOrderCnt) };
    case 'PRICE_FEE':
      return { fee, rule: stepsAbove(0, (amount) => wonOf(won(amount))) };
    case 'QUANTITY_FEE':
      return { fee, rule: stepsAbove(1, t.pieces) };
    case 'FREE':
    case 'FIXED_FEE':
      return { fee, rule: null };
  }
}
