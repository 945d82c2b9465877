import {
  awaitsPayment,
  type BillLine,
  formatNumber,
  formatWon,
  type Order,
  type OrderDelivery,
  type OrderOption,
  sumWonOf,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { PhoneNumber } from '@dealstore/ui/phone-number.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { classNames } from '@dealstore/ui/class-names.ts';
import billStyles from '@dealstore/ui/bill.module.css';
import { Section } from '@dealstore/ui/section.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { deliveryMemoIn } from '../../widgets/address/delivery-memo.ts';
import { WrongPage } from '../../widgets/wrong-page/wrong-page.tsx';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { payTypeText } from '../../widgets/pay-type/pay-type.text.ts';
import { PriceEntries } from '../../widgets/price-entries/price-entries.tsx';
import { useServices } from '../../container/use-service.ts';
import { LateRefund } from './late-refund.tsx';
import { OptionCard } from './option-card.tsx';
import { OrderWideActions } from './order-actions.tsx';
import { OrderGiftLine } from './order-gift.tsx';
import { OrderPaymentWait } from './order-payment-wait.tsx';
import { orderQuery } from './order.queries.ts';
import { Refunded } from './refunded.tsx';
import { ruleText } from '../../widgets/price-entries/rule.text.ts';
import { orderBillText } from './order-bill.text.ts';
import { orderText } from './order.text.ts';
import styles from './order.module.css';

/** One order: the status of each option, the bill as a ledger, where it goes, how it was paid. Spec §2. */
function OrderDetailScreen({ params }: ScreenProps) {
  const { data: order } = useQuery(orderQuery(useServices(), params['orderNo'] ?? ''));
  if (order === undefined) return <Skeleton height={320} radius={12} />;
  if (!hasOption(order, params['orderOptionNo'] ?? '')) return <WrongPage />;
  return <Detail order={order} />;
}

/** The address names an option as well; one of another order is the wrong page. Assumed. */
function hasOption(order: Order, orderOptionNo: string): boolean {
  return optionsOf(order).some((option) => String(option.orderOptionNo) === orderOptionNo);
}

function deliveriesOf(order: Pick<Order, 'orderOptionsGroupByPartner'>): readonly OrderDelivery[] {
  return order.orderOptionsGroupByPartner.flatMap((partner) => partner.orderOptionsGroupByDelivery);
}

function optionsOf(order: Pick<Order, 'orderOptionsGroupByPartner'>): readonly OrderOption[] {
  return deliveriesOf(order).flatMap((delivery) => delivery.orderOptions);
}

function Detail({ order }: { readonly order: Order }) {
  const t = useText(orderText);
  const words = useText(orderBillText);
  const language = useLanguage();
  const [first] = deliveriesOf(order);
  const options = optionsOf(order);
  const memo = deliveryMemoIn(first?.deliveryMemo ?? '', language);
  return (
    <MyPageFrame route="orderDetail" within="orders" title={null} plain>
      <div className={classNames(styles['page'], styles['detail'])}>
        <header className={styles['head']}>
          <p className={styles['title']} aria-hidden>
            {t.detail}
          </p>
          <p className={styles['count']}>
            {dateTimeOf(order.orderYmdt, language)} · {t.orderNo} {order.orderNo}
          </p>
        </header>
        <LateRefund orderNo={order.orderNo} late={order.lateRefund} />
        <OrderPaymentWait order={{ ...order, orderStatusType: order.defaultOrderStatusType, ...waitOf(order) }} />
        <div className={styles['order']}>
          <OrderGiftLine gift={order.gift} />
          <OrderWideActions options={options} gift={order.gift} />
          <ul>
            {options.map((option) => (
              <OptionCard key={option.orderOptionNo} option={option} gift={order.gift} withTimeline />
            ))}
          </ul>
        </div>
        {/* Where a gift goes is its recipient's own. */}
        {first !== undefined && first.receiverName !== '' && (
          <Section title={words.receiver}>
            <p>
              <strong lang={langOf(first.receiverName)}>{first.receiverName}</strong>
            </p>
            <p>
              <PhoneNumber digits={first.receiverContact1} />
            </p>
            <p lang={langOf(first.receiverAddress)}>
              ({first.receiverZipCd}) {first.receiverAddress} {first.receiverDetailAddress}
            </p>
            {memo !== '' && (
              <p className={styles['memo']}>
                {words.memo}: <span lang={langOf(memo)}>{memo}</span>
              </p>
            )}
          </Section>
        )}
        <Bill order={order} />
        <Payment order={order} />
      </div>
    </MyPageFrame>
  );
}

/** What an unpaid order says of its money. */
function waitOf(order: Order) {
  const isCanceled = optionsOf(order).some(({ claimNo }) => claimNo !== null);
  return { amount: order.firstOrderAmount.chargeAmt, bankInfo: order.payInfo.bankInfo, isCanceled };
}

function Bill({ order }: { readonly order: Order }) {
  const t = useText(orderBillText);
  const rules = useText(ruleText);
  const language = useLanguage();
  return (
    <Section title={t.bill}>
      <dl className={classNames(billStyles['bill'], styles['facts'])}>
        {byRule(order.lines).map(([rule, amount]) => (
          <div key={rule}>
            <dt>{rules[rule]}</dt>
            <dd className={amount < 0 ? billStyles['minus'] : undefined}>{formatWon(amount, language)}</dd>
          </div>
        ))}
        <div className={billStyles['total']}>
          <dt>{t[chargeLabel(order)]}</dt>
          <dd>
            <Amount won={order.firstOrderAmount.chargeAmt} />
          </dd>
        </div>
        <Refunded order={order} />
      </dl>
      <PriceEntries lines={order.lines} />
      {order.accumulationAmtWhenBuyConfirm > 0 && (
        <p className={styles['earn']}>{t.earn(formatNumber(order.accumulationAmtWhenBuyConfirm))}</p>
      )}
    </Section>
  );
}

/** What the last row of a bill is called: paid, still to be paid, or never paid. */
export function chargeLabel(
  order: Pick<Order, 'orderOptionsGroupByPartner' | 'defaultOrderStatusType'>,
): 'charge' | 'toPay' | 'unpaid' {
  const isPaid = optionsOf(order).some(({ orderStatusDate: { payYmdt } }) => payYmdt !== null);
  if (isPaid) return 'charge';
  return awaitsPayment(order.defaultOrderStatusType) ? 'toPay' : 'unpaid';
}

/** One row for each rule of the ledger, in its order. */
function byRule(lines: readonly BillLine[]): readonly (readonly [BillLine['rule'], BillLine['amount']])[] {
  const rules = [...new Set(lines.map((line) => line.rule))];
  const amountOf = (rule: BillLine['rule']) =>
    sumWonOf(
      lines.filter((line) => line.rule === rule),
      (line) => line.amount,
    );
  return rules.map((rule) => [rule, amountOf(rule)]);
}

function Payment({ order }: { readonly order: Order }) {
  const t = useText(orderBillText);
  const payTypes = useText(payTypeText);
  const language = useLanguage();
  const { payInfo, orderer } = order;
  const isCard = payInfo.cardName !== null;
  return (
    <Section title={t.pay}>
      <dl className={classNames(billStyles['bill'], styles['facts'])}>
        <div>
          <dt>{t.payType}</dt>
          <dd>{payTypes[payInfo.payType]}</dd>
        </div>
        {isCard && (
          <div>
            <dt>{t.card}</dt>
            <dd>
              <span lang={langOf(payInfo.cardName)}>{payInfo.cardName}</span> ·{' '}
              {payInfo.installmentMonths > 0 ? t.installment(payInfo.installmentMonths) : t.lump}
            </dd>
          </div>
        )}
        {payInfo.cashReceipt !== null && (
          <div>
            <dt>{t.cashReceipt}</dt>
            <dd>
              {t[payInfo.cashReceipt.cashReceiptIssuePurposeType]} · {payInfo.cashReceipt.maskedKey}
              <br />
              {t[`receipt${payInfo.cashReceipt.statusType}`]}
              {payInfo.cashReceipt.receiptAmt > 0 && <> · {formatWon(payInfo.cashReceipt.receiptAmt, language)}</>}
            </dd>
          </div>
        )}
        {payInfo.approveYmdt !== null && (
          <div>
            <dt>{t.approvedAt}</dt>
            <dd>{dateTimeOf(payInfo.approveYmdt, language)}</dd>
          </div>
        )}
        <div>
          <dt>{t.orderer}</dt>
          <dd>
            {orderer.ordererName} · <PhoneNumber digits={orderer.ordererContact1} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** `/myPage/order/detail/…`. Spec §2. */
export const screen = defineScreen({
  Screen: OrderDetailScreen,
  load: ({ prefetch, services, params }) => prefetch(orderQuery(services, params['orderNo'] ?? '')),
});
