// A whole shop in a terminal: goods, the cart of a guest, log-in, order, payment, and a gift. What belongs to others,
// the proof of who somebody is and the payment, happens on their own pages in a browser.
//   LOGIN_CLIENTS='terminal:public APP com.example.terminal:/done' npx -y pnpm@12 start
//   node terminal-shop.ts http://localhost:3000
import { createInterface } from 'node:readline/promises';
import { orderCart } from '@dealstore/commerce-core';
import {
  type CartAddition,
  formatWon,
  isCommerceError,
  type OrderSheet,
  type OrderSheetNo,
  type ProductSummary,
  type Won,
} from '@dealstore/commerce-core/domain';
import { createHttpCommerce } from '@dealstore/commerce-core/http';
import { createActor, waitFor } from 'xstate';

const [, , origin = 'http://localhost:3000'] = process.argv;
const shop = createHttpCommerce({
  baseUrl: `${origin}/api`,
  auth: `Basic ${btoa('terminal:public')}`,
  redirectUri: 'com.example.terminal:/done',
  language: 'en',
});
const { ports } = shop;

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();
const price = (amount: Won) => formatWon(amount, 'en');

try {
  const chosen = await choose();
  await fillCart(chosen);
  await logIn();
  await shop.mergeGuestCart();
  const orderSheetNo = await orderCart(ports, chosen);
  if (orderSheetNo === null) throw new Error('the cart has changed');
  await pay(await ports.orderApi.sheet(orderSheetNo));
  await give(chosen);
} catch (error) {
  if (!isCommerceError(error)) throw error;
  console.log(`The shop refuses: ${error.code}. ${error.userMessage}`);
  process.exitCode = 1;
} finally {
  terminal.close();
}

/** Searches until something is found, and asks for one product and one of its options. */
async function choose(): Promise<readonly CartAddition[]> {
  const keyword = await ask('What are you looking for?');
  const { items } = await ports.productApi.search({ keyword, soldout: false, pageSize: 5 });
  if (items.length === 0) return choose();
  const { productNo } = await pick(
    items,
    (card: ProductSummary) => `${card.productName}  ${price(card.discountedPrice)}`,
  );
  const { flatOptions } = await ports.productApi.options(productNo);
  const available = flatOptions.filter(({ saleType }) => saleType === 'AVAILABLE');
  const { optionNo } = await pick(available, ({ value, buyPrice }) => `${value || 'The only one'}  ${price(buyPrice)}`);
  return [{ productNo, optionNo, orderCnt: 1 }];
}

/** A guest has a cart, too: it is kept here and priced by the shop. */
async function fillCart(additions: readonly CartAddition[]): Promise<void> {
  for (const { productNo } of additions) {
    const path = `/product/${productNo}`;
    const result = await shop.addToCart({ productNo, additions, loggedIn: false, withheld: null, path });
    if (result.status === 'prompted') throw new Error(`the shop asks first: ${result.prompt.kind}`);
  }
  const cart = await ports.cartApi.get();
  for (const { partnerName, buyAmt, deliveryAmt } of cart.deliveryGroups)
    console.log(`${partnerName}: goods ${price(buyAmt)}, delivery ${price(deliveryAmt)}`);
  console.log(`In the cart: ${price(cart.price.totalAmt)}`);
}

/** The identity provider is a page of its own; it comes back to an address that only this program understands. */
async function logIn(): Promise<void> {
  const { redirectUrl } = await ports.sessionApi.start('login');
  const { searchParams } = await visit('Say who you are', redirectUrl);
  const code = searchParams.get('code') ?? '';
  await ports.sessionApi.logIn({ code, state: searchParams.get('state') ?? '', agreements: [] });
  console.log(`Welcome, ${(await ports.accountApi.get()).name}`);
}

/** From a sheet to a paid order, by the machines that a storefront runs. */
async function pay(sheet: OrderSheet): Promise<void> {
  const clientReturnUrl = `${origin}/order/complete`;
  const checkout = createActor(shop.checkout, { input: { sheet, saved: null, clientReturnUrl } });
  const opened = new Promise<{ url: string; orderNo: string; key: string }>((resolve, reject) => {
    checkout.on('openPayment', resolve);
    checkout.on('incomplete', ({ problem }) => reject(new Error(`the order lacks ${problem}`)));
    checkout.subscribe(({ context: { notice } }) => {
      if (notice !== null) reject(new Error(`the order cannot be made: ${notice}`));
    });
  });
  checkout.start();
  const agreedTerms = sheet.termsInfos.map(({ termsType }) => termsType);
  checkout.send({ type: 'change', choice: { payType: 'CREDIT_CARD', agreedTerms } });
  await waitFor(checkout, (state) => !state.hasTag('busy'));
  checkout.send({ type: 'pay' });
  const { url, ...input } = await opened;
  console.log(
    `Pay ${price(checkout.getSnapshot().context.sheet.paymentInfo.paymentAmt)}: ${new URL(url, origin).href}`,
  );

  // The shop is asked every other second for a minute; then whether to go on is asked here.
  const payment = createActor(shop.payment, { input }).start();
  const settled = () => waitFor(payment, (state) => !state.hasTag('busy'), { timeout: Infinity });
  while ((await settled()).matches('unsettled')) {
    await ask('Press Enter once it is paid');
    payment.send({ type: 'retry' });
  }
  if (!payment.getSnapshot().matches('completed')) throw new Error('the payment was declined');
  console.log(`Order ${input.orderNo} is paid`);
}

/** The same once more for somebody else, who says where it goes by a link. */
async function give(products: readonly CartAddition[]): Promise<void> {
  const receiverName = await ask('Who gets one as a gift?');
  const receiverPhone = await ask('Their phone?');
  const orderSheetNo: OrderSheetNo = await ports.orderApi.createSheet({ type: 'gift', products });
  const { name: senderName } = await ports.accountApi.get();
  const request = { orderSheetNo, senderName, receiverName, receiverPhone, optionOpen: false };
  const { giftId } = await ports.giftApi.create(
    { ...request, cardType: 'THANKS', message: 'From my terminal' },
    `gift-${orderSheetNo}`,
  );
  await pay(await ports.orderApi.sheet(orderSheetNo));
  console.log(
    `${receiverName} accepts it at ${origin}/myPage/giftBox/recipientInfoInput/${await ports.giftApi.link(giftId)}`,
  );
}

/** Shows a page of others and asks where it led. */
async function visit(purpose: string, url: string): Promise<URL> {
  return new URL(await ask(`${purpose}: ${new URL(url, origin).href}\nWhich address did it bring you to?`));
}

async function pick<T>(choices: readonly T[], label: (choice: T) => string): Promise<T> {
  for (const [index, choice] of choices.entries()) console.log(`  ${index + 1}. ${label(choice)}`);
  const chosen = choices[Number(await ask('Which one?')) - 1];
  return chosen ?? pick(choices, label);
}

async function ask(question: string): Promise<string> {
  console.log(question);
  const { value, done } = await lines.next();
  if (done === true) throw new Error('nobody answers');
  return value.trim();
}
