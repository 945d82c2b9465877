import { classNames } from './class-names.ts';
import { ownPicture } from './picture-address.ts';
import styles from './picture.module.css';

/** A picture with its box reserved; `urgent` for the one that is the largest thing on the first screen. */
export function Picture({
  src,
  alt,
  width,
  height,
  urgent = false,
  className,
}: {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly urgent?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <img
      src={ownPicture(src)}
      alt={alt}
      width={width}
      height={height}
      {...(urgent ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className={classNames(styles['picture'], className)}
    />
  );
}
