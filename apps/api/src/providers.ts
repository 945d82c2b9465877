import type {
  BankAccountInfo,
  BankInfo,
  CashReceipt,
  DeliveryStepType,
  EpochMs,
  FoundAddress,
  OrderNo,
  Page,
  ProviderAnswer,
} from '@dealstore/commerce-core/domain';

/** The services of others that the backend calls; the sandbox plays all of them on one machine. */
export interface Providers {
  readonly identity: IdentityProvider;
  readonly payment: PaymentProvider;
  readonly messages: MessageSender;
  readonly addresses: AddressDirectory;
  readonly courier: Courier;
}

/** Answers what lies under a provider's own path; null for any other path. */
export type ProviderRoutes = (request: Request, path: string, requestId: string) => Promise<Response | null>;

/** Who a person is, as the identity provider found. */
export interface IdentityProvider {
  /** Address of the provider's own page for a started verification. */
  pageFor(uuid: string): string;
}

/** What the payment provider says about a payment, in full. */
export interface ProviderPayment extends ProviderAnswer {
  readonly cardName: string | null;
  readonly virtualAccount?: VirtualAccount;
}

/** An account of the provider that one payment is to be deposited on, until when. */
export interface VirtualAccount extends BankInfo {
  readonly dueAt: EpochMs;
}

/** The payment provider: opened with an amount, settled after its window has closed. */
export interface PaymentProvider {
  /** What the contract calls it; DUMMY for the sandbox. Spec: the vendor's pgType. */
  readonly pgType: 'DUMMY' | 'TOSS_PAYMENTS';
  /** Registers a payment and answers the address of its window. Amounts in won. */
  open(payment: {
    readonly key: string;
    readonly orderNo: OrderNo;
    readonly amount: number;
    readonly orderName: string;
    readonly payType: string;
    readonly returnUrl: string;
  }): Promise<{ readonly confirmUrl: string }>;
  /**
   * Closes the window of a payment that is not decided yet: no money is taken from then on, also when the window is
   * opened only afterwards. Answers the status of the payment then, as find does.
   */
  close(key: string): Promise<ProviderPayment | null>;
  /**
   * Closes a virtual account that still waits for its deposit: no money can come on it from then on. Answers the
   * status of the payment then, as find does; one whose money has come is APPROVED.
   */
  closeAccount(key: string): Promise<ProviderPayment | null>;
  /** What the provider knows of a payment; null when it knows none. */
  find(key: string): Promise<ProviderPayment | null>;
  /**
   * Gives back money of an approved payment; the same refund key takes effect once. Amount in won. Rejects with
   * STATE_CONFLICT when it cannot, of a virtual account also without an account; with INVALID_REQUEST for an account
   * that takes no money.
   * @param account where the money goes when the payment method cannot be refunded; null for back the way it came
   */
  refund(key: string, refundKey: string, amount: number, account?: BankAccountInfo | null): Promise<void>;
  /** Issues a cash receipt; answers under which key it is canceled. Rejects with INVALID_REQUEST when it is refused. */
  issueCashReceipt(request: CashReceiptRequest): Promise<{ readonly receiptKey: string }>;
  /**
   * Cancels a part of a cash receipt, or all of it; the same cancel key takes effect once. Amount in won. Rejects with
   * STATE_CONFLICT for more than is left of it.
   */
  cancelCashReceipt(receiptKey: string, cancelKey: string, amount: number): Promise<void>;
}

/** A receipt that a provider is asked to issue for money that was paid as cash. */
export interface CashReceiptRequest {
  /** The same key issues one receipt. 6 to 64 letters, digits, `-` and `_`. */
  readonly key: string;
  readonly orderName: string;
  /** Won. */
  readonly amount: number;
  readonly receipt: CashReceipt;
}

/** The country's addresses: a postal directory, asked by words. */
export interface AddressDirectory {
  /** One page of what is found, starting at 1. */
  search(keyword: string, page: number): Promise<Page<FoundAddress>>;
}

/** What a courier has written of a parcel. */
export interface CourierStep {
  readonly type: DeliveryStepType;
  /** As the courier writes it; null when it names none. */
  readonly place: string | null;
  readonly at: EpochMs;
}

/** Something that knows of the parcels of all couriers. */
export interface Courier {
  /**
   * The steps of a parcel, the first one first; none of a number it does not know yet. Rejects with BUSY when it does
   * not answer.
   * @param parcel with its days, for couriers use a number again after some months
   */
  steps(parcel: {
    readonly deliveryCompanyType: string;
    readonly invoiceNo: string;
    readonly shippedAt: EpochMs;
    readonly deliveredAt: EpochMs | null;
  }): Promise<readonly CourierStep[]>;
}

/** Sends a text to a phone. */
export interface MessageSender {
  /** @param message the same `key` again is the same message, and is sent once */
  send(message: {
    readonly phone: string;
    readonly kind: 'SMS' | 'KAKAO';
    readonly text: string;
    readonly key?: string;
  }): Promise<void>;
}
