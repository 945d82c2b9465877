import { RECENT_WISH_TABS, type RecentWishTab } from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { TabLinks } from '@dealstore/ui/tab-links.tsx';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { RecentList } from './recent-list.tsx';
import { WishList } from './wish-list.tsx';
import styles from './wish.module.css';
import { wishText } from './wish.text.ts';

/**
 * `/myPage/recentWish`, the target of the fourth tab: what was viewed and what is wished for.
 * Spec §2, §3 (default RECENT).
 */
function RecentWishScreen({ search }: ScreenProps) {
  const t = useText(wishText);
  const tab = tabOf(search);
  const words = { RECENT: t.recent, WISH: t.wish } as const;
  return (
    <>
      <div className={`container ${styles['tabs']}`}>
        <TabLinks label={t.tabs}>
          {RECENT_WISH_TABS.map((one) => (
            <Link key={one} href={paths.recentWish(one)} replace aria-current={one === tab ? 'page' : undefined}>
              {words[one]}
            </Link>
          ))}
        </TabLinks>
      </div>
      {tab === 'WISH' ? <WishList /> : <RecentList />}
    </>
  );
}

function tabOf(search: URLSearchParams): RecentWishTab {
  return RECENT_WISH_TABS.find((tab) => tab === search.get('tab')) ?? RECENT_WISH_TABS[0];
}

/** `/myPage/recentWish`. Spec §2. */
export const screen = defineScreen({ Screen: RecentWishScreen });
