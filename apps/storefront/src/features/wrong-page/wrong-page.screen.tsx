import { defineScreen } from '../../routes/screen.ts';
import { bestSellersQuery } from '../../widgets/product-card/best-sellers.queries.ts';
import { WrongPage } from '../../widgets/wrong-page/wrong-page.tsx';
import { OtherWays } from './other-ways.tsx';

function WrongPageScreen() {
  return (
    <>
      <WrongPage />
      <OtherWays />
    </>
  );
}

/** The wrong-page screen: unknown paths and `/error`. Spec §2, §8. */
export const screen = defineScreen({
  Screen: WrongPageScreen,
  meta: () => ({ noIndex: true }),
  load: ({ services, prefetch }) => prefetch(bestSellersQuery(services)),
});
