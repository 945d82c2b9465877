export {
  mayWaitForStock,
  priceDropOf,
  RECENT_WISH_TABS,
  RESTOCK_LIMIT,
  type RecentWishTab,
  type WishItem,
} from './wish.ts';
export { restockRefusal, WISH_LIMIT, wishRefusal } from './wish-refusal.ts';
