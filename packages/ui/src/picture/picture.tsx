import type { SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import { pictureSources } from './picture-address.ts';
import styles from './picture.module.css';

/**
 * A picture with its box reserved; `urgent` for the one that is the largest thing on the first screen. The browser
 * picks its width: a lazy one by the box it has by then, an urgent one by `sizes`.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = `${width}px`,
  urgent = false,
  until = null,
  className,
}: {
  readonly src: string;
  readonly alt: string;
  /** The widest it is shown, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown, where that depends on the screen. */
  readonly sizes?: string;
  readonly urgent?: boolean;
  /** The same picture in bytes that are there, seen until its own are, and in their place where those fail. */
  readonly until?: string | null;
  readonly className?: string | undefined;
}) {
  const { srcSet, ...plain } = pictureSources(src, width);
  // Before `src`: a browser that is handed `src` first asks for it, too.
  const choice = srcSet === undefined ? {} : { srcSet, sizes: urgent ? sizes : `auto,${sizes}` };
  return (
    <img
      {...choice}
      {...plain}
      alt={alt}
      width={width}
      height={height}
      {...(urgent ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      {...(until !== null && {
        style: { backgroundImage: `url(${JSON.stringify(until)})`, backgroundSize: 'cover' },
        // A picture that failed is drawn as a broken one over what is seen.
        onError: ({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) => {
          picture.srcset = '';
          if (picture.getAttribute('src') !== until) picture.src = until;
        },
      })}
      className={classNames(styles['picture'], className)}
    />
  );
}
