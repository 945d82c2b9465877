import type { ReactNode } from 'react';
import { usePagePath } from '../../page/page-location.ts';
import { isMemberRoute, matchRoute, type RouteName } from '../../routes/paths.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { PageName } from '../../widgets/page-name/page-name.tsx';
import styles from './article.module.css';

/** The route that is shown of a screen that a member has below my page, and everybody beside it. */
export function useShownRoute(open: RouteName): RouteName {
  const shown = matchRoute(usePagePath())?.name ?? open;
  return isMemberRoute(shown) ? shown : open;
}

/** Articles: beside the menu of my page for a member who came that way, alone for everybody else. */
export function ArticleFrame({ route, children }: { readonly route: RouteName; readonly children: ReactNode }) {
  if (isMemberRoute(route)) return <MyPageFrame route={route}>{children}</MyPageFrame>;
  return (
    <div className={styles['page']}>
      <PageName route={route} />
      {children}
    </div>
  );
}
