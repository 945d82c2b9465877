import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { mainCategoriesQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import styles from './home.module.css';

/** Icons that fit two rows of five with the way to all categories as the last. */
const ICONS = 9;

/** The root categories as icons. Spec §3 (main categories). */
export function CategoryIcons() {
  const t = useText(homeText);
  const { data } = useQuery(mainCategoriesQuery(useServices()));
  return (
    <nav className={styles['icons']} aria-label={t.categories}>
      <ul>
        {data?.slice(0, ICONS).map((category, index) => (
          <li key={category.categoryNo}>
            <Link href={paths.categoryList({ index, id: category.categoryNo, name: category.label })}>
              <Picture src={category.icon} alt="" width={56} height={56} className={styles['icon']} />
              <span>{category.label}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.category()}>
            <span className={styles['icon']}>
              <LayoutGrid size={24} strokeWidth={1.75} aria-hidden />
            </span>
            <span>{t.moreCategories}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
