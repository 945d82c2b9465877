import { MY_REVIEW_TABS, type MyReviewTab } from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { TabLinks } from '@dealstore/ui/tab-links.tsx';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { blockedWritersQuery, writableReviewsQuery, writtenReviewsQuery } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import { WritableList } from './writable-list.tsx';
import { WrittenList } from './written-list.tsx';

/** Reviews to write and written reviews of the member. Spec §2. */
function MyReviewsScreen({ params }: ScreenProps) {
  const t = useText(reviewText);
  const tab = tabOf(params);
  return (
    <MyPageFrame route="myReviews">
      <TabLinks label={t.tabs}>
        {MY_REVIEW_TABS.map((one) => (
          <Link key={one} href={paths.myReviews(one)} replace aria-current={one === tab ? 'page' : undefined}>
            {t[one]}
          </Link>
        ))}
      </TabLinks>
      {tab === 'writable' ? <WritableList /> : <WrittenList />}
    </MyPageFrame>
  );
}

function tabOf(params: ScreenProps['params']): MyReviewTab {
  return params['type'] === 'written' ? 'written' : 'writable';
}

/** `/myPage/review/{type}`. Spec §2. */
export const screen = defineScreen({
  Screen: MyReviewsScreen,
  load: ({ prefetch, prefetchInfinite, services, params }) => {
    if (tabOf(params) === 'writable') return prefetch(writableReviewsQuery(services));
    prefetchInfinite(writtenReviewsQuery(services));
    prefetch(blockedWritersQuery(services));
  },
});
