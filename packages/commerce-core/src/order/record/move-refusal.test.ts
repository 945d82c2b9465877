import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type MoveFacts, moveRefusal } from './move-refusal.ts';
import { canChangeOrderStatus, ORDER_PROGRESS, type OrderActor } from './order-status.ts';

const ACTORS: readonly OrderActor[] = ['BUYER', 'SELLER', 'SYSTEM', 'SANDBOX'];
const FREE: MoveFacts = { orderStatusType: 'PAY_DONE', hasOpenClaim: false, isGift: false, awaitsAddress: false };
const [status, actor] = [fc.constantFrom(...ORDER_PROGRESS), fc.constantFrom(...ACTORS)];

describe('an ordered option', () => {
  it.prop([status, status, actor])('takes the steps of the table where nothing holds it', (from, to, by) => {
    const refused = moveRefusal({ ...FREE, orderStatusType: from }, to, by);
    expect(refused === null).toBe(canChangeOrderStatus(from, to, by));
    if (refused !== null) expect(refused.details).toEqual({ orderStatusType: from });
  });

  it('is held by what is open between buyer and seller, but arrives when it is on its way', () => {
    const held = { ...FREE, hasOpenClaim: true };
    expect(moveRefusal(held, 'PRODUCT_PREPARE', 'SELLER')).not.toBeNull();
    expect(moveRefusal({ ...held, orderStatusType: 'DELIVERY_ING' }, 'DELIVERY_DONE', 'SELLER')).toBeNull();
    expect(moveRefusal({ ...held, orderStatusType: 'DELIVERY_DONE' }, 'BUY_CONFIRM', 'SYSTEM')).not.toBeNull();
  });

  it('is packed once it has an address', () => {
    const gift = { ...FREE, isGift: true };
    expect(moveRefusal({ ...gift, awaitsAddress: true }, 'PRODUCT_PREPARE', 'SELLER')).not.toBeNull();
    expect(moveRefusal(gift, 'PRODUCT_PREPARE', 'SELLER')).toBeNull();
  });

  it('of a gift is not confirmed by its payer, but automatically', () => {
    const came = { ...FREE, isGift: true, orderStatusType: 'DELIVERY_DONE' } as const;
    expect(moveRefusal(came, 'BUY_CONFIRM', 'BUYER')).not.toBeNull();
    expect(moveRefusal(came, 'BUY_CONFIRM', 'SYSTEM')).toBeNull();
    expect(moveRefusal({ ...came, orderStatusType: 'DELIVERY_ING' }, 'DELIVERY_DONE', 'BUYER')).not.toBeNull();
  });
});
