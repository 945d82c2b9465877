import { simulatedClock } from '@dealstore/commerce-core/testing';
import { cartRoutes } from '../../cart/cart.routes.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import { insertGrades, insertMember, logInAs, type TestMember } from '../rows/member-rows.ts';
import { insertProduct, insertShop, type TestShop } from '../rows/shop-rows.ts';
import { callerOf, testParts, type TestCaller } from '../http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../database/test-database.ts';

/** A shop of one seller whose members fill carts. */
export interface CartShop {
  readonly test: TestDatabase;
  readonly shop: TestShop;
  readonly call: TestCaller;
  /** Puts a product on sale. */
  readonly goods: (over?: object, option?: object) => ReturnType<typeof insertProduct>;
  /** A new member who is logged in. */
  readonly member: (over?: object) => Promise<TestMember>;
  /** Every line of a member's cart, those that cannot be bought too. */
  readonly linesOf: (bearer: string) => Promise<CartLines>;
}

type CartLines = JsonAnswer<'getCart'>['invalidProducts'][number]['orderProductOptions'];

/** The texts that every product of the shop asks for. */
const INPUTS = JSON.stringify([{ inputLabel: '각인', inputLabelEn: 'Engraving' }, { inputLabel: '색' }]);

/** Opens the shop on a database of its own. */
export async function openCartShop(): Promise<CartShop> {
  const test = await freshDatabase({ poolSize: 20 });
  await insertGrades(test.database);
  const shop = await insertShop(test.database);
  const parts = testParts(test.database, { clock: simulatedClock() });
  const call = callerOf(parts, cartRoutes(parts));
  return {
    test,
    shop,
    call,
    goods: (over, option) => insertProduct(test.database, shop, { optionInputs: INPUTS, ...over }, option),
    member: async (over) => logInAs(test.database, await insertMember(test.database, over)),
    linesOf: async (bearer) => {
      const { deliveryGroups, invalidProducts } = (await call('getCart', { bearer })).body;
      return [...deliveryGroups.flatMap((group) => group.orderProducts), ...invalidProducts].flatMap(
        (product) => product.orderProductOptions,
      );
    },
  };
}
