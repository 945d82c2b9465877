// README: a guest's cart → its price → what is still missing for free delivery.
import { addToCart } from '@dealstore/commerce-core';
import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { cryptoRandom, systemClock } from '@dealstore/commerce-core/adapters/web';
import { formatWon } from '@dealstore/commerce-core/domain';

const ports = createMemoryPorts({ clock: systemClock(), random: cryptoRandom() });

/** Puts one more piece into a guest's cart and says what it costs now, line by line. */
export async function addOne(productNo: number, optionNo: number): Promise<readonly string[]> {
  const additions = [{ productNo, optionNo, orderCnt: 1 }];
  const path = `/product/${productNo}`;
  const result = await addToCart(ports, { productNo, additions, loggedIn: false, withheld: null, path });
  if (result.status === 'prompted') return [`first: ${result.prompt.kind}`];
  const cart = await ports.cartApi.get();
  const bill = cart.deliveryGroups.flatMap((group) => [
    `${group.partnerName}: goods ${formatWon(group.buyAmt, 'en')}, delivery ${formatWon(group.deliveryAmt, 'en')}`,
    ...(group.amountToFreeDelivery === null
      ? []
      : [`${formatWon(group.amountToFreeDelivery, 'en')} to go for free delivery`]),
  ]);
  return [...bill, `to pay ${formatWon(cart.price.totalAmt, 'en')}`];
}
