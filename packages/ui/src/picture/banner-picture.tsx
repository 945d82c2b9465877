import styles from './banner-picture.module.css';
import { classNames } from '../class-names.ts';
import { Picture } from './picture.tsx';

const TALL = { width: 750, height: 560 };
const STRIP = { width: 1200, height: 300 };

/** A banner: its picture leaves the left free for the headline. */
export function BannerPicture({
  imageUrl,
  headline,
  text,
  shape = 'tall',
  urgent = false,
}: {
  readonly imageUrl: string;
  readonly headline: string;
  readonly text: string;
  /** Tall is 750 × 560, a strip 1200 × 300. */
  readonly shape?: 'tall' | 'strip';
  readonly urgent?: boolean;
}) {
  const size = shape === 'tall' ? TALL : STRIP;
  return (
    <span className={classNames(styles['banner'], styles[shape])}>
      <Picture src={imageUrl} alt="" {...size} urgent={urgent} className={styles['image']} />
      <span className={styles['words']}>
        <span className={styles['headline']}>{headline}</span>
        <span className={styles['text']}>{text}</span>
      </span>
    </span>
  );
}
