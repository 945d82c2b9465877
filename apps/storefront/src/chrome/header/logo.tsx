import { Link } from 'wouter';
import { classNames } from '@dealstore/ui/class-names.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { paths } from '../../routes/links.ts';
import styles from './logo.module.css';

/**
 * The shop's name as a mark, turning every 2.5 s with one that adds the telecom's (Spec §9: header logo carousel); it rests while the
 * page is hidden or motion is reduced, since the style sheet alone moves it.
 */
export function Logo({ className }: { readonly className?: string | undefined }) {
  const { shop } = usePageFacts();
  return (
    <Link href={paths.home()} className={classNames(styles['logo'], className)}>
      <span className="visually-hidden">{shop.brand}</span>
      <span className={styles['names']} aria-hidden>
        <span>{shop.brand}</span>
        <span>
          {shop.brand}
          <small>by {shop.telecom}</small>
        </span>
      </span>
    </Link>
  );
}
