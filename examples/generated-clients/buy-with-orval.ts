// Buys one pair of earphones by the client that orval generates from the contract, without the core. Its settings name
// the shop, and have it throw what is refused and take headers: orval.config.json.
import {
  approvePayment,
  createOrderSheet,
  getOrderSheet,
  getProductOptions,
  reservePayment,
  searchProducts,
} from './orval/client';

/**
 * Orders and resolves to the number of the paid order.
 * @param pay opens the provider's window and resolves when the shopper is back
 */
export async function buy(_origin: string, bearer: string, pay: (url: string) => Promise<unknown>): Promise<string> {
  const member = { headers: { authorization: `Bearer ${bearer}` } };
  const { data: found } = await searchProducts({ keyword: '이어폰', soldout: false });
  const productNo = found.items[0]?.productNo ?? 0;
  const { data: options } = await getProductOptions(productNo);
  const optionNo = options.flatOptions.find(({ saleType }) => saleType === 'AVAILABLE')?.optionNo ?? 0;

  const products = [{ productNo, optionNo, orderCnt: 1 }];
  const { data: opened } = await createOrderSheet('direct', { products }, member);
  const { data: sheet } = await getOrderSheet(opened.orderSheetNo, member);
  const { ordererName, ordererContact1 } = sheet.ordererContact;
  const shippingAddress = sheet.orderSheetAddress.mainAddress;
  if (shippingAddress === null) throw new Error('the member has no address');
  const { data: reservation } = await reservePayment(
    opened.orderSheetNo,
    {
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
    { 'Idempotency-Key': crypto.randomUUID() },
    member,
  );
  const { orderNo, key, confirmUrl } = reservation;
  if (confirmUrl !== null) await pay(confirmUrl);
  const { data: paid } = await approvePayment(orderNo, { key }, { 'Idempotency-Key': crypto.randomUUID() }, member);
  if (paid.order === null) throw new Error(`order ${orderNo} is not paid: ${paid.result}`);
  return paid.order.orderNo;
}
