// A shop in a terminal, a Worker or a page: finds goods, fills the cart of a guest and says what it costs.
import { formatWon, isCommerceError } from '@dealstore/commerce-core/domain';
import { createHttpCommerce } from '@dealstore/commerce-core/http';

const baseUrl = 'http://localhost:3000/api';
const { ports, addToCart, recommendedProducts } = createHttpCommerce({
  baseUrl,
  auth: 'Basic ZGVhbHN0b3JlLXdlYjpwdWJsaWM=',
  language: 'en',
});

const won = (amount: Parameters<typeof formatWon>[0]) => formatWon(amount, 'en');

console.log('Popular today');
for (const card of (await recommendedProducts('popular')).slice(0, 3)) {
  console.log(`  ${card.productName}  ${won(card.discountedPrice)}`);
}

console.log('Earphones');
const { items } = await ports.productApi.search({ keyword: '이어폰', soldout: false, pageSize: 3 });
for (const [index, card] of items.entries())
  console.log(`  ${index + 1}. ${card.productName}  ${won(card.discountedPrice)}`);

const [chosen] = items;
if (chosen === undefined) throw new Error('the shop has no earphones');
const { productNo } = chosen;
const { flatOptions } = await ports.productApi.options(productNo);
const option = flatOptions.find(({ stockCnt }) => stockCnt > 0);
if (option === undefined) throw new Error('there is nothing left to choose');

const additions = [{ productNo, optionNo: option.optionNo, orderCnt: 2 }];
const result = await addToCart({
  productNo,
  additions,
  loggedIn: false,
  withheld: null,
  path: `/product/${productNo}`,
});
if (result.status === 'prompted') throw new Error(`the shop asks first: ${result.prompt.kind}`);

const { deliveryGroups, price } = await ports.cartApi.get();
for (const group of deliveryGroups) {
  console.log(`${group.partnerName}: goods ${won(group.buyAmt)}, delivery ${won(group.deliveryAmt)}`);
}
console.log(`To pay: ${won(price.totalAmt)}`);

// Every call rejects with a CommerceError and with nothing else; its code says what happened.
try {
  await ports.orderApi.createSheet({ type: 'direct', products: additions });
} catch (error) {
  if (!isCommerceError(error)) throw error;
  console.log(`An order needs a log-in: ${error.code}`);
}
