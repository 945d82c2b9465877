import type { CommerceErrorCode } from '@dealstore/commerce-core/domain';

/** Why a photo could not be sent, as far as there are words for it. */
export type PhotoProblem = Extract<CommerceErrorCode, `FILE_${string}` | 'TOO_MANY_REQUESTS'> | 'NOT_SENT';

/** One photo the visitor picked. */
export interface PickedPhoto {
  readonly id: number;
  readonly file: File;
  /** Shows the file before it is sent. */
  readonly previewUrl: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Null until it is sent. */
  readonly fileName: string | null;
  readonly problem: PhotoProblem | null;
}

/** What happens to the photos. */
export type PhotoEvent =
  | { readonly type: 'add'; readonly photos: readonly Pick<PickedPhoto, 'id' | 'file' | 'previewUrl'>[] }
  | { readonly type: 'send'; readonly id: number }
  | { readonly type: 'sent'; readonly id: number; readonly fileName: string }
  | { readonly type: 'failed'; readonly id: number; readonly problem: PhotoProblem }
  | { readonly type: 'remove'; readonly id: number };

/** The photos after an event; an answer to one that has been removed changes nothing. */
export function photosAfter(photos: readonly PickedPhoto[], event: PhotoEvent): readonly PickedPhoto[] {
  switch (event.type) {
    case 'add':
      return [
        ...photos,
        ...event.photos.map((photo) => ({ ...photo, state: 'sending' as const, fileName: null, problem: null })),
      ];
    case 'send':
      return changed(photos, event.id, { state: 'sending', problem: null });
    case 'sent':
      return changed(photos, event.id, { state: 'sent', fileName: event.fileName, problem: null });
    case 'failed':
      return changed(photos, event.id, { state: 'failed', problem: event.problem });
    case 'remove':
      return photos.filter(({ id }) => id !== event.id);
  }
}

function changed(photos: readonly PickedPhoto[], id: number, part: Partial<PickedPhoto>): readonly PickedPhoto[] {
  return photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo));
}
