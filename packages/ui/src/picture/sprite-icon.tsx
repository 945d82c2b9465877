import type { SVGProps } from 'react';

/** Props of an icon of the sprite; a `size` in CSS pixels, 24 by default. */
export interface SpriteIconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * An icon that names its drawing in the build's sprite; hidden from assistive technology unless it is given a name.
 * @param href the sprite's address and the symbol in it
 */
export function spriteIcon(href: string) {
  return function SpriteIcon({ size = 24, strokeWidth = 2, ...rest }: SpriteIconProps) {
    const isNamed = rest['aria-label'] !== undefined || rest.role !== undefined;
    return (
      <svg
        width={size}
        height={size}
        fill="none"
        strokeWidth={strokeWidth}
        aria-hidden={isNamed ? undefined : true}
        {...rest}
      >
        <use href={href} />
      </svg>
    );
  };
}
