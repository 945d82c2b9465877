import { useText } from '@dealstore/ui/locale/use-text.ts';
import type { RouteName } from '../../routes/paths.ts';
import { routeTitleText } from '../../routes/route-title.text.ts';
import styles from './page-name.module.css';

/** What the page is called, seen on a PC, where the header's heading is there for ears only. */
export function PageName({ route }: { readonly route: RouteName }) {
  const t = useText(routeTitleText);
  return (
    <p className={styles['name']} aria-hidden>
      {t[route]}
    </p>
  );
}
