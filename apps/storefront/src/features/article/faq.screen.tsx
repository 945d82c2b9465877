import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Search } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { ArticleFrame, useShownRoute } from './article-frame.tsx';
import { ArticleItem } from './article-item.tsx';
import styles from './article.module.css';
import { faqRequestOf, faqsQuery } from './article.queries.ts';
import { articleText } from './article.text.ts';
import { FaqSearch } from './faq-search.tsx';

/** The questions asked often: by kind, and by words. Spec §2. */
function FaqScreen({ search }: ScreenProps) {
  const t = useText(articleText);
  const route = useShownRoute('faq');
  const { shop } = usePageFacts();
  const request = faqRequestOf(search);
  const { data } = useQuery(faqsQuery(useServices(), request));
  const { keyword } = request;
  const base = route === 'myFaq' ? 'myPage' : 'open';
  if (data === undefined) {
    return (
      <ArticleFrame route={route}>
        <Skeleton height="60vh" />
      </ArticleFrame>
    );
  }
  return (
    <ArticleFrame route={route}>
      <FaqSearch key={keyword} base={base} request={request} />
      <nav aria-label={t.categories} className={styles['kinds']}>
        <ChipLink href={paths.faq(base, { keyword })} current={request.category === undefined}>
          {t.all}
        </ChipLink>
        {data.categories.map(({ category, categoryLabel }) => (
          <ChipLink
            key={category}
            href={paths.faq(base, { category, keyword })}
            current={category === request.category}
          >
            {categoryLabel}
          </ChipLink>
        ))}
      </nav>
      <p role="status" className={styles['count']}>
        {keyword === undefined ? t.count(data.items.length) : t.found(keyword, data.items.length)}
      </p>
      {data.items.length === 0 && (
        <EmptyState
          icon={
            keyword === undefined ? <CircleHelp size={40} strokeWidth={1.5} /> : <Search size={40} strokeWidth={1.5} />
          }
          title={keyword === undefined ? t.empty : t.nothing(keyword)}
          action={<ButtonLink href={paths.faq(base)}>{t.showAll}</ButtonLink>}
        >
          {keyword !== undefined && t.nothingBody}
        </EmptyState>
      )}
      <ul className={styles['articles']}>
        {data.items.map((article) => (
          <ArticleItem key={article.articleNo} article={article} />
        ))}
      </ul>
      <p className={styles['call']}>
        {t.callUs} {t.service} <a href={`tel:${shop.servicePhone}`}>{shop.servicePhone}</a>
        <span>{shop.serviceHours}</span>
      </p>
    </ArticleFrame>
  );
}

/** `/faq` and `/myPage/faq`. Spec §2. */
export const screen = defineScreen({
  Screen: FaqScreen,
  load: ({ prefetch, services, search }) => prefetch(faqsQuery(services, faqRequestOf(search))),
});
