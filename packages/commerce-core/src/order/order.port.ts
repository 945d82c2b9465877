import type { BankAccountInfo } from '../value/bank-account.ts';
import type { OrderNo, OrderOptionNo, OrderSheetNo } from '../value/identifiers.ts';
import type { CursorPage } from '../value/page.ts';
import type { OrderStatusType } from './record/order-status.ts';
import type { DeliveryStep, Order, OrderResult, OrderStatusCounts, OrderSummary } from './record/order-record.ts';
import type {
  OrderSheet,
  OrderSheetChoice,
  OrderSheetPrice,
  OrderSheetRequest,
  Reservation,
  ReserveRequest,
} from './sheet/order-sheet.ts';

/** From order sheet to confirmed purchase. Every method rejects with a CommerceError and with nothing else. */
export interface OrderApi {
  /** Opens a sheet; answers its number. */
  createSheet(request: OrderSheetRequest): Promise<OrderSheetNo>;
  sheet(orderSheetNo: OrderSheetNo, signal?: AbortSignal): Promise<OrderSheet>;
  calculate(orderSheetNo: OrderSheetNo, choice: OrderSheetChoice, signal?: AbortSignal): Promise<OrderSheetPrice>;
  /** Holds stock, coupons and points and opens a payment; rejects with PRICE_CHANGED or SOLD_OUT with nothing taken. */
  reserve(orderSheetNo: OrderSheetNo, request: ReserveRequest, idempotencyKey: string): Promise<Reservation>;
  /** Settles a payment after the provider's window closed. */
  approve(orderNo: OrderNo, key: string, idempotencyKey: string): Promise<OrderResult>;
  list(
    request: {
      readonly startYmd?: string;
      readonly endYmd?: string;
      /** Orders of which at least one option has one of these; all orders without it. */
      readonly statuses?: readonly OrderStatusType[];
      readonly cursor?: string;
      readonly pageSize: number;
    },
    signal?: AbortSignal,
  ): Promise<CursorPage<OrderSummary>>;
  statusCounts(signal?: AbortSignal): Promise<OrderStatusCounts>;
  get(orderNo: OrderNo, signal?: AbortSignal): Promise<Order>;
  /**
   * Names the account a late deposit goes back to; rejects with STATE_CONFLICT when the order asks for none.
   */
  setRefundAccount(orderNo: OrderNo, account: BankAccountInfo, idempotencyKey: string): Promise<void>;
  /**
   * Whether analytics is to be told of a purchase now: true to the first key that asks, whichever browser it comes
   * from. Rejects with NOT_FOUND, and with STATE_CONFLICT as long as the order is not paid.
   */
  acquirePurchaseEvent(orderNo: OrderNo, idempotencyKey: string): Promise<boolean>;
  confirmPurchase(orderOptionNo: OrderOptionNo, idempotencyKey: string): Promise<void>;
  markDelivered(orderOptionNo: OrderOptionNo, idempotencyKey: string): Promise<void>;
  /**
   * What the courier has written of an option's parcel, the last step first; empty before it is handed over. Rejects
   * with NOT_FOUND for another's option, with BUSY while the courier does not answer.
   */
  deliverySteps(orderOptionNo: OrderOptionNo, signal?: AbortSignal): Promise<readonly DeliveryStep[]>;
}
