import { foldPages } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { defineScreen } from '../../routes/screen.ts';
import { MoreButton } from '../../widgets/no-answer/more-button.tsx';
import { ArticleFrame, useShownRoute } from './article-frame.tsx';
import { ArticleItem } from './article-item.tsx';
import styles from './article.module.css';
import { noticesQuery } from './article.queries.ts';
import { articleText } from './article.text.ts';

/** The notices, what matters most first. Spec §2. */
function NoticesScreen() {
  const t = useText(articleText);
  const route = useShownRoute('notices');
  const list = useInfiniteQuery(noticesQuery(useServices()));
  const { data } = list;
  const { items } = foldPages(data?.pages ?? [], (notice) => notice.articleNo);
  return (
    <ArticleFrame route={route}>
      {data === undefined && <Skeleton height="60vh" />}
      {data !== undefined && items.length === 0 && (
        <EmptyState icon={<Megaphone size={40} strokeWidth={1.5} />} title={t.noNotices} />
      )}
      <ul className={styles['articles']}>
        {items.map((notice) => (
          <ArticleItem key={notice.articleNo} article={notice} dated />
        ))}
      </ul>
      <MoreButton list={list}>{t.more}</MoreButton>
    </ArticleFrame>
  );
}

/** `/notice` and `/myPage/notice`. Spec §2. */
export const screen = defineScreen({
  Screen: NoticesScreen,
  load: ({ prefetchInfinite, services }) => prefetchInfinite(noticesQuery(services)),
});
