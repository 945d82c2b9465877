import { formatCount, type ProductNo, type Review } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { useNearViewport } from '@dealstore/ui/in-view/use-near-viewport.ts';
import { useServices } from '../../../container/use-service.ts';
import { Awaited } from '../../../widgets/no-answer/awaited.tsx';
import { paths } from '../../../routes/links.ts';
import { photoStripQuery } from '../product.queries.ts';
import styles from '../details/details.module.css';
import { detailsText } from '../details/details.text.ts';

/** Height of the pictures, in CSS pixels. */
const STRIP_HEIGHT_PX = 88;

/** Eight pictures from reviews and the way to all of them. Spec §2 (photo zone). */
export function PhotoStrip({ productNo, count }: { readonly productNo: ProductNo; readonly count: number }) {
  const t = useText(detailsText);
  const language = useLanguage();
  const { ref, isNear } = useNearViewport<HTMLUListElement>();
  const { data, error, refetch } = useQuery({ ...photoStripQuery(useServices(), productNo), enabled: isNear });
  return (
    <>
      <p className={styles['photoTitle']}>
        <span>
          {t.photos} {formatCount(count, language)}
        </span>
        <Link href={paths.photoReviews(productNo)}>{t.allPhotos}</Link>
      </p>
      {isNear && data === undefined && <Awaited error={error} refetch={refetch} height={STRIP_HEIGHT_PX} />}
      <ul ref={ref} className={styles['strip']} hidden={isNear && data === undefined}>
        {data?.items.filter(hasPhotos).map((review, index) => (
          <li key={review.reviewNo}>
            <Link href={paths.photoReview(productNo, review.reviewNo)}>
              <Picture src={review.fileUrls[0] ?? ''} alt={t.photoOf(index + 1)} width={96} height={96} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of a writer the reader has blocked no picture is sent. */
const hasPhotos = ({ fileUrls }: Review): boolean => fileUrls.length > 0;
