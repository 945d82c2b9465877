import { describe, expectTypeOf, it } from 'vitest';
import type {
  OrderDeliveryRow,
  OrderOptionRow,
  PaymentLedgerRow,
  PaymentRow,
  ShopOrderRow,
} from '../../database/schema/schema.ts';
import type { billRows, headRow, optionRows, parcelRows, paymentRow } from './new-order.ts';
import type {
  PAYMENT_LEDGER_COLUMNS,
  SHOP_ORDER_COLUMNS,
  ORDER_OPTION_COLUMNS,
  ORDER_DELIVERY_COLUMNS,
  PAYMENT_COLUMNS,
} from './place-order.ts';

/** Columns a row is built with that the list of those that are written leaves out: they would keep their default. */
type Forgotten<Row, Built, Listed extends readonly (keyof Row)[]> = Exclude<keyof Row & keyof Built, Listed[number]>;

describe('the columns of a new order', () => {
  it('are all written that its rows are built with', () => {
    expectTypeOf<Forgotten<ShopOrderRow, ReturnType<typeof headRow>, typeof SHOP_ORDER_COLUMNS>>().toBeNever();
    expectTypeOf<
      Forgotten<OrderDeliveryRow, ReturnType<typeof parcelRows>[number], typeof ORDER_DELIVERY_COLUMNS>
    >().toBeNever();
    expectTypeOf<
      Forgotten<OrderOptionRow, ReturnType<typeof optionRows>[number], typeof ORDER_OPTION_COLUMNS>
    >().toBeNever();
    expectTypeOf<
      Forgotten<PaymentLedgerRow, ReturnType<typeof billRows>[number], typeof PAYMENT_LEDGER_COLUMNS>
    >().toBeNever();
    expectTypeOf<Forgotten<PaymentRow, ReturnType<typeof paymentRow>, typeof PAYMENT_COLUMNS>>().toBeNever();
  });
});
