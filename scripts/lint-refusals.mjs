/**
 * What keeps an order, a cart, a gift, a claim, a coupon, a review, a code, a consent, goods for adults or a membership
 * from being taken, given or left; every other code says how or whether it was asked.
 */
const REFUSALS = new Set(
  (
    'SOLD_OUT STOCK_SHORT NOT_ON_SALE PURCHASE_LIMIT UNPAID_LIMIT GIFT_LIMIT WISH_LIMIT PRICE_CHANGED ' +
    'COUPON_UNUSABLE COUPON_EXHAUSTED COUPON_EXPIRED MB03 MB04 MB08 NOT_REVIEWABLE REVIEW_PHOTO_NEEDED ' +
    'CODE_MISMATCH CODE_EXPIRED CERTIFICATION_REQUIRED CONSENT_REQUIRED ADULT_ONLY TERMS_REQUIRED OPEN_ORDERS'
  ).split(' '),
);

/** Whether a literal says that something is refused: the first word of `commerceError`, or the code of a refusal. */
function isSaid({ parent, ...node }) {
  if (parent.type === 'CallExpression') {
    return parent.callee.name === 'commerceError' && parent.arguments[0]?.start === node.start;
  }
  return parent.type === 'Property' && parent.key.name === 'code' && parent.value.start === node.start;
}

/**
 * The rule that only the core refuses: in no other file than a `*-refusal.ts` are these codes
 * what an error or a refusal says.
 */
export default {
  meta: { name: 'dealstore' },
  rules: {
    'refuse-in-core': {
      create: (context) => ({
        Literal(node) {
          if (!REFUSALS.has(node.value) || !isSaid(node)) return;
          context.report({ node, message: `Ask a *-refusal.ts of the core, which alone refuses with ${node.value}.` });
        },
      }),
    },
  },
};
