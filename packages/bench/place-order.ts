import { randomUUID } from 'node:crypto';

/** One option of a product, bought once. */
export interface Option {
  readonly productNo: number;
  readonly optionNo: number;
}

/** How an order reaches the shop: its handler in this process, or fetch. */
export interface OrderTarget {
  readonly origin: string;
  send(request: Request): Promise<Response>;
  /** Has the payment provider of the sandbox approve a payment. */
  approve(key: string): Promise<void>;
}

const RECEIVER = {
  addressNo: 0,
  addressName: '집',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '101호',
  receiverContact1: '01000000001',
};

/** A full order: sheet, reservation, the provider's decision, approval. Rejects when any of them is refused. */
export async function placeOrder(target: OrderTarget, bearer: string, { productNo, optionNo }: Option): Promise<void> {
  const opened = await call(target, bearer, 'POST', '/order/direct', {
    products: [{ productNo, optionNo, orderCnt: 1 }],
  });
  const sheet: { readonly orderSheetNo: string } = JSON.parse(opened);
  const path = `/order/sheets/${sheet.orderSheetNo}`;
  const read: {
    readonly paymentInfo: { readonly paymentAmt: number };
    readonly termsInfos: readonly { readonly termsType: string }[];
  } = JSON.parse(await call(target, bearer, 'GET', path));
  const reserved: { readonly orderNo: string; readonly key: string } = JSON.parse(
    await call(target, bearer, 'POST', `${path}/reserve`, {
      payType: 'CREDIT_CARD',
      orderer: { ordererName: '김주문', ordererContact1: '01000000002' },
      shippingAddress: RECEIVER,
      deliveryMemo: '',
      coupons: { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] },
      subPayAmt: 0,
      paymentAmtForVerification: read.paymentInfo.paymentAmt,
      agreementTermsAgrees: read.termsInfos.map(({ termsType }) => ({ termsType, isAgree: true })),
      clientReturnUrl: '/order/complete',
    }),
  );
  await target.approve(reserved.key);
  const approved: { readonly order: unknown } = JSON.parse(
    await call(target, bearer, 'POST', `/order/payments/${reserved.orderNo}/approve`, { key: reserved.key }),
  );
  if (approved.order === null) throw new Error(`order ${reserved.orderNo} was not paid`);
}

async function call(
  { origin, send }: OrderTarget,
  bearer: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<string> {
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const init = body === undefined ? { method, headers } : { method, ...withBody(headers, body) };
  const response = await send(new Request(`${origin}/api/client/v1/customer${path}`, init));
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
  return text;
}

/** A body with its length, as it comes over a socket. */
function withBody(headers: Readonly<Record<string, string>>, value: object) {
  const body = JSON.stringify(value);
  return { headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body };
}
