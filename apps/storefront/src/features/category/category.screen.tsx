import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../routes/screen.ts';
import { categoriesQuery, type ShownCategory } from '../../widgets/category-tree/category-tree.queries.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { categoryText } from './category.text.ts';
import styles from './category.module.css';

/** All categories: a rail of the roots that follows the reading, their children as pictures. Spec §2. */
function CategoryScreen() {
  const t = useText(categoryText);
  const { data, error } = useQuery(categoriesQuery(useServices()));
  const { shown, rail } = useSpy(data ?? []);
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={640} />;
  return (
    <div className={styles['page']}>
      <nav ref={rail} className={styles['rail']} aria-label={t.rail}>
        <ul>
          {data.map((root) => (
            <li key={root.categoryNo}>
              <a href={`#c${root.categoryNo}`} aria-current={root.categoryNo === shown ? 'true' : undefined}>
                {root.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['roots']}>
        {data.map((root, index) => (
          <Root key={root.categoryNo} root={root} index={index} />
        ))}
      </div>
    </div>
  );
}

function Root({ root, index }: { readonly root: ShownCategory; readonly index: number }) {
  const t = useText(categoryText);
  const hrefOf = (category: ShownCategory) =>
    paths.categoryList({ index, id: category.categoryNo, name: category.label });
  return (
    <section id={`c${root.categoryNo}`} className={styles['root']} data-category={root.categoryNo}>
      <h2>
        <Link href={hrefOf(root)}>
          {root.label}{' '}
          <span className={styles['whole']}>
            {t.whole} <ChevronRight size={16} aria-hidden />
          </span>
        </Link>
      </h2>
      <ul className={styles['tiles']}>
        {root.children.map((child) => (
          <li key={child.categoryNo}>
            <Link href={hrefOf(child)}>
              <Picture src={child.icon} alt="" width={72} height={72} className={styles['tile']} />
              <span>{child.label}</span>
            </Link>
            {child.children.length > 0 && (
              <details>
                <summary>{t.all}</summary>
                <ul>
                  {child.children.map((leaf) => (
                    <li key={leaf.categoryNo}>
                      <Link href={hrefOf(leaf)}>{leaf.label}</Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which root is being read; its entry in the rail is kept in sight. */
function useSpy(roots: readonly ShownCategory[]) {
  const [shown, setShown] = useState(roots[0]?.categoryNo ?? null);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry?.target instanceof HTMLElement) setShown(Number(entry.target.dataset['category']));
      },
      { rootMargin: '-20% 0px -79% 0px' },
    );
    for (const root of roots) {
      const section = document.getElementById(`c${root.categoryNo}`);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [roots]);
  useEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry) rail.current?.scrollTo({ top: entry.offsetTop - rail.current.clientHeight / 2 });
  }, [shown]);
  return { shown, rail };
}

/** `/category`. Spec §2. */
export const screen = defineScreen({
  Screen: CategoryScreen,
  load: ({ prefetch, services }) => prefetch(categoriesQuery(services)),
});
