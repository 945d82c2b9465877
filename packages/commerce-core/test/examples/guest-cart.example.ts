// README: a guest's cart → its price → what is still missing for free delivery.
import { cryptoRandom, systemClock } from '@dealstore/commerce-core/adapters/web';
import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { addToCart, formatWon, type GuestCartLine } from '@dealstore/commerce-core/domain';

const { cartApi } = createMemoryPorts({ clock: systemClock(), random: cryptoRandom() });

/** Puts one more piece into a guest's cart and says what it costs now, line by line. */
export async function addOne(lines: readonly GuestCartLine[], productNo: number, optionNo: number) {
  const added = addToCart(lines, [{ productNo, optionNo, orderCnt: 1 }]);
  if (!added.ok) return { lines, bill: ['the cart is full'] };
  const cart = await cartApi.calculateGuest(added.lines);
  const bill = cart.deliveryGroups.flatMap((group) => [
    `${group.partnerName}: goods ${formatWon(group.buyAmt, 'en')}, delivery ${formatWon(group.deliveryAmt, 'en')}`,
    ...(group.amountToFreeDelivery === null
      ? []
      : [`${formatWon(group.amountToFreeDelivery, 'en')} to go for free delivery`]),
  ]);
  return { lines: added.lines, bill: [...bill, `to pay ${formatWon(cart.price.totalAmt, 'en')}`] };
}
