import { defineScreen } from '../../routes/screen.ts';
import { WishList } from './wish-list.tsx';
import { wishListQuery } from './wish.queries.ts';

/** `/myPage/wishList`. Spec §2. */
export const screen = defineScreen({
  Screen: WishList,
  load: ({ prefetchInfinite, services }) => prefetchInfinite(wishListQuery(services)),
});
