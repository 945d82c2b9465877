import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Carousel } from '@dealstore/ui/picture/carousel.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { openedPicture } from '../../../widgets/product-card/known-card.ts';
import styles from './gallery.module.css';
import { lazySheet } from '../../../widgets/lazy-component/lazy-component.tsx';
import { productText } from '../product.text.ts';

const PictureViewer = lazySheet(async () => (await import('./picture-viewer.tsx')).PictureViewer);

/**
 * The pictures of a product, one at a time, each of which opens over the whole screen; the first is the
 * largest thing of the first screen, and that of the card that was opened until its own bytes are there.
 */
export function Gallery({ name, imageUrls }: { readonly name: string; readonly imageUrls: readonly string[] }) {
  const t = useText(productText);
  const [seen, setSeen] = useState<number | null>(null);
  return (
    <div className={styles['gallery']}>
      <Carousel
        label={t.gallery}
        slides={imageUrls.map((src, index) => ({
          key: src,
          content: (
            <button type="button" className={styles['open']} aria-haspopup="dialog" onClick={() => setSeen(index)}>
              <Picture
                src={src}
                alt={t.imageOf(name, index + 1)}
                width={640}
                height={640}
                sizes="(min-width: 1024px) 500px, 100vw"
                urgent={index === 0}
                until={index === 0 ? openedPicture(src) : null}
                className={styles['picture']}
              />
            </button>
          ),
          thumbnail: <Picture src={src} alt="" width={72} height={72} className={styles['picture']} />,
        }))}
      />
      {seen !== null && <PictureViewer name={name} imageUrls={imageUrls} first={seen} onClose={() => setSeen(null)} />}
    </div>
  );
}
