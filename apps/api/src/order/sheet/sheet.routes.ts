import { commerceError, giftLinesRefusal, refuse } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { createSheet } from './create-sheet.ts';
import { calculateSheet, readSheetAnswer } from './sheet-answer.ts';

const ORDER_TYPES = { direct: 'DIRECT', cart: 'CART', gift: 'GIFT' } as const;

/** Order sheets: opened, read and priced. Spec §7. */
export function sheetRoutes(
  parts: AppParts,
): Pick<Handlers, 'createOrderSheet' | 'getOrderSheet' | 'calculateOrderSheet'> {
  const { database, clock } = parts;
  return {
    createOrderSheet: async ({ caller, path, body, language }) => {
      const { memberNo } = requireMember(caller);
      const isOfCart = path.type === 'cart' || (path.type === 'gift' && body.products === undefined);
      const items = isOfCart ? body.cartNos : body.products;
      if (items === undefined) throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: path.type } });
      if (path.type === 'gift') refuse(giftLinesRefusal(items));
      const orderSheetNo = await createSheet(database, {
        memberNo,
        orderType: ORDER_TYPES[path.type],
        products: (isOfCart ? [] : (body.products ?? [])).map((product) => ({
          ...product,
          optionInputs: product.optionInputs ?? [],
        })),
        cartNos: isOfCart ? (body.cartNos ?? []) : [],
        language,
        now: clock.now(),
      });
      return { orderSheetNo };
    },

    getOrderSheet: ({ caller, path, language, platform }) =>
      readSheetAnswer(database, { ...path, ...requireMember(caller), language, platform, now: clock.now() }),

    calculateOrderSheet: ({ caller, path, body, language, platform }) =>
      calculateSheet(database, { ...path, ...requireMember(caller), language, platform, now: clock.now() }, body),
  };
}
