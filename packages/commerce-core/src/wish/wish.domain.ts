export {
  mayWaitForStock,
  priceDropOf,
  RECENT_WISH_TABS,
  RESTOCK_LIMIT,
  type RecentWishTab,
  WISH_LIMIT,
  type WishItem,
} from './wish.ts';
