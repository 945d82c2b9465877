import type { ChangesByFile } from './planted-change.ts';

const GUARDS = 'src/order/hold/benefit-guards.test.ts';
const STOCK = 'src/order/hold/stock-guards.test.ts';

/** Changes of rules of orders, their payments and their claims. */
export const ORDER_CHANGES: ChangesByFile = {
  'gift/gift-row.ts': [
    {
      broken: 'a gift’s recipient picks no option that costs more',
      text: 'return { addPrice, isAdditional:',
      becomes: 'return { addPrice: 0, isAdditional:',
      test: 'src/gift/gift-accepted.test.ts',
      titled: 'costs more than the one paid',
    },
  ],
  'gift/pick-option.ts': [
    {
      broken: 'units of the sent option go back on sale',
      text: `  await returnUnits(transaction, { orderNo, memberNo, units, countsForLimit: false });\n`,
      becomes: '',
      test: 'src/gift/gift-accepted.test.ts',
      titled: 'puts the units of the sent option back',
    },
  ],
  'order/hold/restore-benefits.ts': [
    {
      broken: 'a claim gives back the coupons of its part only',
      text: `    .$if(couponIssueNos !== undefined, (query) => query.where('couponIssueNo', 'in', couponIssueNos ?? []))\n`,
      becomes: '',
      test: GUARDS,
      titled: 'gives back the coupons of that part only',
    },
    {
      broken: 'a coupon that was given back is not given back again',
      text: `    .where('restoredAt', 'is', null)\n`,
      becomes: '',
      test: GUARDS,
      titled: 'gives back a coupon once',
    },
    {
      broken: 'a coupon that another order has used meanwhile stays used',
      text: `    .where('usedOrderNo', '=', orderNo)\n`,
      becomes: '',
      test: GUARDS,
      titled: 'leaves a coupon alone that another order has used meanwhile',
    },
  ],
  'order/hold/coupon-use.ts': [
    {
      broken: 'nobody uses the coupon of another member',
      text: ' and member_no = ${memberNo}::bigint and used_at',
      becomes: ' and used_at',
      test: GUARDS,
      titled: 'is no coupon of another member',
    },
    {
      broken: 'a coupon is used once',
      text: '::bigint and used_at is null',
      becomes: '::bigint',
      test: GUARDS,
      titled: 'is no coupon that is used already',
    },
  ],
  'point/take-from-lots.ts': [
    {
      broken: 'points that have expired are not spent',
      text: `.where('expiresAt', '>', at)`,
      becomes: '',
      test: GUARDS,
      titled: 'is no point that has expired',
    },
  ],
  'order/record/point-use.ts': [
    {
      broken: 'points that have not begun are not offered',
      text: ' and starts_at <= ${now} and',
      becomes: ' and',
      test: GUARDS,
      titled: 'offers no point that has not begun or has expired',
    },
  ],
  'order/hold/stock.ts': [
    {
      broken: 'no more is sold than there is',
      text: ' and stock_cnt >= moved.cnt',
      becomes: '',
      test: STOCK,
      titled: 'sells no more than there is',
    },
    {
      broken: 'a product is for sale again with the first unit that comes back',
      text: 'row.stockCnt === 0 || row.stockCntBefore === 0',
      becomes: 'row.stockCnt === 0',
      test: STOCK,
      titled: 'is sold out with its last unit and for sale with the first that comes back',
    },
    {
      broken: 'units of an option that its seller holds back sell nothing',
      text: ' and not option.forced_sold_out',
      becomes: '',
      test: STOCK,
      titled: 'stays sold out while its rest is held',
    },
  ],
  'order/hold/purchase-count.ts': [
    {
      broken: 'a first purchase keeps to the limit of a person',
      text: 'where ${quota.orderCnt}::integer <= ${quota.limitCnt}::integer',
      becomes: 'where true',
      test: STOCK,
      titled: 'keeps to the limit with the first purchase',
    },
    {
      broken: 'a window of days that is over counts from the start',
      text: 'window_started_at <= ${start}',
      becomes: 'window_started_at > ${start}',
      test: STOCK,
      titled: 'counts anew once its days are over',
    },
    {
      broken: 'pieces of an earlier membership count',
      text: 'limitCnt: limitCnt - (before[index] ?? 0)',
      becomes: 'limitCnt',
      test: STOCK,
      titled: 'counts what they bought before they left and came back',
    },
    {
      broken: 'a late payment keeps to the limit of a person',
      text: 'boughtCnt + (before[index] ?? 0) > limitCnt',
      becomes: 'boughtCnt + (before[index] ?? 0) > limitCnt + 1',
      test: 'src/order/payment/late-payment-limit.test.ts',
      titled: 'is refunded when the shopper has bought all they may',
    },
  ],
  'order/claim/return-units.ts': [
    {
      broken: 'what one member gives back lets nobody else buy more',
      text: `        .where('memberNo', '=', memberNo)\n`,
      becomes: '',
      test: STOCK,
      titled: 'is lowered only for the member who gives units back',
    },
    {
      broken: 'what is given back counts as not sold',
      text: '  await countSales(transaction, [...putBack.keys()], [...putBack.values()]);\n',
      becomes: '',
      test: STOCK,
      titled: 'counts returned goods as not sold',
    },
  ],
  'order/reservation/reserve.ts': [
    {
      broken: 'an unpaid order ends only once its payment is closed',
      text: '  if (!call.closedOrderNos.has(orderNo)) throw new UnpaidOrderConflict([openOrder]);\n',
      becomes: '',
      test: 'src/order/reservation/second-attempt.test.ts',
      titled: 'never ends an order of a third tab',
    },
  ],
  'order/hold/release-hold.ts': [
    {
      broken: 'an order that ends unpaid leaves the limit of a person alone',
      text: '  await recountPurchases(transaction, orderNo, -1);\n',
      becomes: '',
      test: 'src/order/payment/late-payment-limit.test.ts',
      titled: 'is refunded when the shopper has bought all they may',
    },
  ],
  'order/payment/settle.ts': [
    {
      broken: 'money that comes for an order its provider had refused is given back',
      text: `    case 'refund':\n      await refund(settlement.outcome.failCode);\n`,
      becomes: `    case 'refund':\n`,
      test: 'src/order/payment/late-payment.test.ts',
      titled: 'is refunded when the provider had refused it before',
    },
  ],
  'order/record/order-lock.ts': [
    {
      broken: 'nobody pays the order of another member',
      text: 'shop_order.member_no = $2)',
      becomes: '$2 is not null)',
      test: 'src/order/payment/settle.test.ts',
      titled: 'is locked for its payer alone',
    },
  ],
};
