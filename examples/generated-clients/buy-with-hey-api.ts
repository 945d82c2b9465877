// Buys one pair of earphones by the client that @hey-api/openapi-ts generates from the contract, without the core:
//   openapi-ts -i http://localhost:3000/api/openapi.json -o hey-api -c @hey-api/client-fetch
import {
  approvePayment,
  createOrderSheet,
  getOrderSheet,
  getProductOptions,
  reservePayment,
  searchProducts,
} from './hey-api';
import { client } from './hey-api/client.gen';

/**
 * Orders and resolves to the number of the paid order.
 * @param pay opens the provider's window and resolves when the shopper is back
 */
export async function buy(origin: string, bearer: string, pay: (url: string) => Promise<unknown>): Promise<string> {
  client.setConfig({ baseUrl: `${origin}/api`, auth: bearer, throwOnError: true });
  const throwOnError = true;
  const { data: found } = await searchProducts({ query: { keyword: '이어폰', soldout: false }, throwOnError });
  const productNo = found.items[0]?.productNo ?? 0;
  const { data: options } = await getProductOptions({ path: { productNo }, throwOnError });
  const optionNo = options.flatOptions.find(({ saleType }) => saleType === 'AVAILABLE')?.optionNo ?? 0;

  const products = [{ productNo, optionNo, orderCnt: 1 }];
  const opened = await createOrderSheet({ path: { type: 'direct' }, body: { products }, throwOnError });
  const path = { orderSheetNo: opened.data.orderSheetNo };
  const { data: sheet } = await getOrderSheet({ path, throwOnError });
  const { ordererName, ordererContact1 } = sheet.ordererContact;
  const shippingAddress = sheet.orderSheetAddress.mainAddress;
  if (shippingAddress === null) throw new Error('the member has no address');
  const { data: reservation } = await reservePayment({
    path,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: {
      payType: 'CREDIT_CARD',
      orderer: { ordererName, ordererContact1 },
      shippingAddress,
      deliveryMemo: '',
      coupons: sheet.appliedCoupons,
      subPayAmt: sheet.paymentInfo.subPayAmt,
      paymentAmtForVerification: sheet.paymentInfo.paymentAmt,
      agreementTermsAgrees: sheet.termsInfos.map(({ termsType }) => ({ termsType, isAgree: true })),
      clientReturnUrl: '/order/complete',
    },
    throwOnError,
  });
  const { orderNo, key, confirmUrl } = reservation;
  if (confirmUrl !== null) await pay(confirmUrl);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { data: paid } = await approvePayment({ path: { orderNo }, headers, body: { key }, throwOnError });
  if (paid.order === null) throw new Error(`order ${orderNo} is not paid: ${paid.result}`);
  return paid.order.orderNo;
}
