/** How far an order of the demo has come. */
export type PastStatus = 'PAY_DONE' | 'PRODUCT_PREPARE' | 'DELIVERY_ING' | 'DELIVERY_DONE' | 'BUY_CONFIRM';

/** An order 홍길동 has made: when, what from which leaf categories, and how far it has come. */
export interface OrderPlan {
  readonly hoursAgo: number;
  readonly status: PastStatus;
  readonly lines: readonly (readonly [categoryNo: number, count: number])[];
  /** Points used, in won. */
  readonly points?: number;
}

/** The orders of 홍길동, oldest first. Assumed: one of every state a newcomer should see. */
export const ORDER_PLANS: readonly OrderPlan[] = [
  { hoursAgo: 100 * 24, status: 'BUY_CONFIRM', lines: [[1001, 1]], points: 800 },
  {
    hoursAgo: 78 * 24,
    status: 'BUY_CONFIRM',
    lines: [
      [601, 1],
      [604, 1],
    ],
  },
  { hoursAgo: 41 * 24, status: 'BUY_CONFIRM', lines: [[405, 2]] },
  {
    hoursAgo: 19 * 24,
    status: 'BUY_CONFIRM',
    lines: [
      [101, 1],
      [1001, 1],
    ],
  },
  {
    hoursAgo: 5 * 24,
    status: 'DELIVERY_DONE',
    lines: [
      [404, 1],
      [805, 1],
    ],
  },
  { hoursAgo: 60, status: 'DELIVERY_DONE', lines: [[1004, 1]] },
  { hoursAgo: 52, status: 'DELIVERY_ING', lines: [[502, 1]] },
  {
    hoursAgo: 27,
    status: 'PRODUCT_PREPARE',
    lines: [
      [903, 1],
      [1004, 2],
      [101, 1],
    ],
  },
  { hoursAgo: 23, status: 'PAY_DONE', lines: [[604, 1]] },
  { hoursAgo: 3, status: 'PAY_DONE', lines: [[701, 1]] },
];

/** Shoppers who bought today's deals before; their orders are why part of the deal is sold. */
export const DEAL_SHOPPERS = ['정가온', '윤다솔', '한누리', '서미르'] as const;
