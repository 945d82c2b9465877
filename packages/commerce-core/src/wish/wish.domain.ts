export { priceDropOf, RECENT_WISH_TABS, type RecentWishTab, WISH_LIMIT, type WishItem } from './wish.ts';
