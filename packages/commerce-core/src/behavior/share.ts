import type { ProductNo } from '../value/identifiers.ts';

/** The ways a page can be shared, in the order they are offered. Spec §2; the values are assumed. */
export const SHARE_CHANNELS = ['KAKAO', 'FACEBOOK', 'TWITTER', 'URL'] as const;

/** One way of sharing. Spec §3 (`sharedChannel`). */
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/**
 * By what a page was shared: one of the ways, or the app's own sheet, which does not tell
 * whereto. Spec §3 (`sharedChannel`).
 */
export type SharedChannel = ShareChannel | 'APP';

/** What is shared: a whole address without campaign or session, and what it is called. */
export interface SharedPage {
  readonly link: string;
  readonly title: string;
  /** Null when the page is no product. Spec §3 (`productId`). */
  readonly productNo: ProductNo | null;
}

/** What analytics gets of a share. Spec §3. */
export interface ShareEvent {
  readonly name: 'share';
  readonly parameters: {
    readonly sharedLink: string;
    readonly sharedChannel: SharedChannel;
    readonly productId: ProductNo | null;
  };
}

/** Describes a share to analytics. Spec §3, §7. */
export function shareEvent(channel: SharedChannel, { link, productNo }: SharedPage): ShareEvent {
  return { name: 'share', parameters: { sharedLink: link, sharedChannel: channel, productId: productNo } };
}

/**
 * The page of a network that asks what to say about a link. Source: docs.x.com (web intent); Facebook's sharer.
 * @example shareAddress('TWITTER', page) // 'https://x.com/intent/tweet?url=https%3A%2F%2F…&text=…'
 */
export function shareAddress(channel: 'FACEBOOK' | 'TWITTER', { link, title }: SharedPage): string {
  const url = encodeURIComponent(link);
  if (channel === 'FACEBOOK') return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
  // A title cut in the middle of a letter of two units cannot be written in an address.
  return `https://x.com/intent/tweet?url=${url}&text=${encodeURIComponent(title.toWellFormed())}`;
}
