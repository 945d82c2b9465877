import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import type { RouteName } from '../../routes/paths.ts';
import { routeTitleText } from '../../routes/route-title.text.ts';
import styles from './my-page-frame.module.css';
import { myPageGroups } from './my-page-menu.ts';
import { myPageText } from './my-page.text.ts';

/**
 * A page of a member: on a PC with the menu of my page at its side and its title over it, on a phone the content alone.
 * @param within the entry of the menu that is lit, for a page that is not itself one
 */
export function MyPageFrame({
  route,
  within = route,
  title,
  plain = false,
  children,
}: {
  readonly route: RouteName;
  readonly within?: RouteName;
  /** What the page is called, where that is not its route's title; null leaves the title to the page itself. */
  readonly title?: string | null;
  /** Leaves the edges to the content, which has bands of its own. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}) {
  const titles = useText(routeTitleText);
  const name = title === undefined ? titles[route] : title;
  return (
    <div className={styles['frame']}>
      <MyPageMenu route={within} />
      <div className={classNames(styles['content'], plain && styles['plain'])}>
        {name !== null && (
          <p className={styles['title']} aria-hidden>
            {name}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function MyPageMenu({ route }: { readonly route: RouteName }) {
  const t = useText(myPageText);
  const titles = useText(routeTitleText);
  return (
    <nav aria-label={t.menu} className={styles['menu']}>
      {myPageGroups().map((group) => (
        <section key={group.name}>
          <h2 className={styles['group']}>{t[group.name]}</h2>
          <ul>
            {group.places.map((place) => (
              <li key={place.route}>
                <Link
                  href={place.href}
                  className={styles['place'] ?? ''}
                  aria-current={place.route === route ? 'page' : undefined}
                >
                  {titles[place.route]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
