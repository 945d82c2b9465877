import type { Article } from '@dealstore/commerce-core/domain';
import { ChevronDown } from 'lucide-react';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { RichText } from '@dealstore/ui/rich-text/rich-text.tsx';
import styles from './article.module.css';
import { articleText } from './article.text.ts';

/** An article that opens below its title; without a script as well. */
export function ArticleItem({ article, dated = false }: { readonly article: Article; readonly dated?: boolean }) {
  const t = useText(articleText);
  const language = useLanguage();
  return (
    <li>
      <details className={styles['article']}>
        <summary className={styles['head']}>
          <span className={styles['words']}>
            <span className={styles['kind']}>
              {article.notice && <Badge tone="deal">{t.pinned}</Badge>} {article.categoryLabel}
            </span>
            <span className={styles['title']}>{article.title}</span>
            {dated && <time className={styles['date']}>{dateOf(article.registerYmdt, language)}</time>}
          </span>
          <ChevronDown size={20} className={styles['arrow']} aria-hidden />
        </summary>
        <div className={styles['body']}>
          <RichText html={article.content} />
        </div>
      </details>
    </li>
  );
}
