import { formatNumber } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { paths } from '../../../routes/links.ts';
import { licenseTextQuery, openSourceQuery } from './open-source.queries.ts';
import { openSourceText } from './open-source.text.ts';
import styles from './open-source.module.css';

const SHOWN = 'shown';

/**
 * Software of others with its licenses; one is open at a time, by its address, so that it also
 * opens without a script. Spec §2.
 */
function OpenSourceScreen({ search }: ScreenProps) {
  const t = useText(openSourceText);
  const { data: packages } = useQuery(openSourceQuery());
  const shown = search.get(SHOWN);
  return (
    <MyPageFrame route="openSource" within="myInfo">
      <p className={styles['lead']}>{t.lead}</p>
      {packages === undefined && <Skeleton height={480} />}
      {packages !== undefined && (
        <>
          <p className={styles['total']}>{t.total(formatNumber(packages.length))}</p>
          <ul lang="en">
            {packages.map(({ name, version, license }) => {
              const key = `${name}@${version}`;
              const isShown = key === shown;
              return (
                <li key={key} className={styles['package']}>
                  <Link
                    href={paths.openSource(isShown ? {} : { [SHOWN]: key })}
                    replace
                    className={styles['head'] ?? ''}
                    aria-expanded={isShown}
                  >
                    <span className={styles['name']}>
                      {name} <small>{version}</small>
                    </span>
                    <span className={styles['license']}>{license}</span>
                  </Link>
                  {isShown && <LicenseText id={key} />}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </MyPageFrame>
  );
}

function LicenseText({ id }: { readonly id: string }) {
  const t = useText(openSourceText);
  const { data: notice } = useQuery(licenseTextQuery(id));
  if (notice === undefined) return <Skeleton height={240} />;
  return (
    <div className={styles['notice']} lang="en">
      {notice.homepage !== null && (
        <a href={notice.homepage} target="_blank" rel="noreferrer noopener" className={styles['homepage']}>
          {t.homepage} <span className="visually-hidden">{id}</span>
        </a>
      )}
      <pre className={styles['text']}>{notice.text}</pre>
    </div>
  );
}

/** `/myPage/myInfo/opensource`. Spec §2. */
export const screen = defineScreen({
  Screen: OpenSourceScreen,
  load: ({ prefetch, search }) => {
    prefetch(openSourceQuery());
    const shown = search.get(SHOWN);
    if (shown !== null) prefetch(licenseTextQuery(shown));
  },
});
