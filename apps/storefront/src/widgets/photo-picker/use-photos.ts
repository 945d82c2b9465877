import { assertPicture, isCommerceError } from '@dealstore/commerce-core/domain';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useServices } from '../../container/use-service.ts';
import { type PhotoProblem, photosAfter, type PickedPhoto } from './picked-photos.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** What a form learns of its photos. */
export interface SentPhotos {
  /** Names of those that have been sent, as the shop gave them. */
  readonly fileNames: readonly string[];
  readonly isSending: boolean;
}

const NONE: readonly PickedPhoto[] = [];

/** The photos of a form: each is sent as soon as it is picked, and again when that failed. */
export function usePhotos(limit: number, onChange: (photos: SentPhotos) => void) {
  const services = useServices();
  const [photos, dispatch] = useReducer(photosAfter, NONE);
  const lastId = useRef(0);
  const sending = useRef(new Map<number, AbortController>());
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    changed({
      fileNames: photos.flatMap(({ fileName }) => (fileName === null ? [] : [fileName])),
      isSending: photos.some(({ state }) => state === 'sending'),
    });
  }, [photos]);
  useEffect(() => {
    const all = sending.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const send = async ({ id, file }: Pick<PickedPhoto, 'id' | 'file'>): Promise<void> => {
    const abort = new AbortController();
    sending.current.set(id, abort);
    dispatch({ type: 'send', id });
    try {
      const bytes = await shrinkPicture(file);
      // Said at once, without a way to the shop and back.
      assertPicture(bytes);
      const { fileName } = await (await services()).fileApi.upload(bytes, abort.signal);
      dispatch({ type: 'sent', id, fileName });
    } catch (thrown) {
      dispatch({ type: 'failed', id, problem: problemOf(thrown) });
    } finally {
      sending.current.delete(id);
    }
  };
  /** Takes as many as there is room for; answers whether all were taken. */
  const add = (files: readonly File[]): boolean => {
    const taken = files.slice(0, limit - photos.length).map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file, previewUrl: URL.createObjectURL(file) };
    });
    dispatch({ type: 'add', photos: taken });
    for (const photo of taken) void send(photo);
    return taken.length === files.length;
  };
  const remove = ({ id, previewUrl }: PickedPhoto): void => {
    sending.current.get(id)?.abort();
    URL.revokeObjectURL(previewUrl);
    dispatch({ type: 'remove', id });
  };
  return { photos, add, remove, retry: (photo: PickedPhoto) => void send(photo) };
}

function problemOf(thrown: unknown): PhotoProblem {
  const isKnown = isCommerceError(
    thrown,
    'FILE_TYPE_UNSUPPORTED',
    'FILE_TOO_LARGE',
    'FILE_PIXELS_EXCEEDED',
    'FILE_BROKEN',
    'TOO_MANY_REQUESTS',
  );
  return isKnown ? thrown.code : 'NOT_SENT';
}
