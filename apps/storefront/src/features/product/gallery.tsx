import { useText } from '../../locale/use-text.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './gallery.module.css';
import { productText } from './product.text.ts';

/** The pictures of a product, one at a time; the first is the largest thing of the first screen. */
export function Gallery({ name, imageUrls }: { readonly name: string; readonly imageUrls: readonly string[] }) {
  const t = useText(productText);
  return (
    <div className={styles['gallery']}>
      <Carousel
        label={t.gallery}
        everyMs={0}
        slides={imageUrls.map((src, index) => ({
          key: src,
          content: (
            <Picture
              src={src}
              alt={t.imageOf(name, index + 1)}
              width={640}
              height={640}
              urgent={index === 0}
              className={styles['picture']}
            />
          ),
        }))}
      />
    </div>
  );
}
