import { PICTURES_PER_FORM } from '@dealstore/commerce-core/domain';
import { Camera, RotateCw, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import { photoPickerText } from './photo-picker.text.ts';
import styles from './photo-picker.module.css';
import type { PickedPhoto } from './picked-photos.ts';
import { type SentPhotos, usePhotos } from './use-photos.ts';

/** What browsers offer in their chooser; a phone that takes HEIC then hands out JPEG. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

/** Picks up to five photos, shows each, and sends it at once; a failure is said below and can be tried again. */
export function PhotoPicker({
  label,
  error = null,
  limit = PICTURES_PER_FORM,
  onChange,
}: {
  readonly label: string;
  /** What is wrong with the photos as a whole. */
  readonly error?: string | null;
  readonly limit?: number;
  readonly onChange: (photos: SentPhotos) => void;
}) {
  const t = useText(photoPickerText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { photos, add, remove, retry } = usePhotos(limit, onChange);
  const [isOverLimit, setOverLimit] = useState(false);
  const isFull = photos.length >= limit;
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setOverLimit(!add([...(currentTarget.files ?? [])]));
    // The same file may be picked again after it was removed.
    currentTarget.value = '';
  };
  const drop = (photo: PickedPhoto) => {
    setOverLimit(false);
    remove(photo);
    input.current?.focus();
  };
  return (
    <div className={styles['picker']} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles['label']}>
        {label}
      </p>
      <ul className={styles['photos']}>
        <li>
          <label className={classNames(styles['add'], isFull && styles['full'])}>
            <input
              ref={input}
              type="file"
              accept={ACCEPT}
              multiple
              className="visually-hidden"
              disabled={isFull}
              aria-invalid={error !== null || undefined}
              aria-describedby={`${id}-rule ${id}-problems`}
              onChange={pick}
            />
            <Camera size={22} aria-hidden />
            <span className="visually-hidden">{t.add}</span>
            <span className={styles['count']}>
              {photos.length}/{limit}
            </span>
          </label>
        </li>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles['photo']} data-state={photo.state}>
            <img src={photo.previewUrl} alt={t.photo(index + 1)} width={72} height={72} />
            {photo.state === 'sending' && <progress className={styles['progress']} aria-label={t.sending(index + 1)} />}
            {photo.state === 'failed' && (
              <button
                type="button"
                className={styles['retry']}
                aria-label={t.retry(index + 1)}
                onClick={() => retry(photo)}
              >
                <RotateCw size={16} aria-hidden />
                {t.again}
              </button>
            )}
            <button
              type="button"
              className={styles['remove']}
              aria-label={t.remove(index + 1)}
              onClick={() => drop(photo)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p id={`${id}-rule`} className={styles['rule']}>
        {t.rule(limit)}
      </p>
      <div id={`${id}-problems`} role="status">
        {error !== null && <p className={styles['problem']}>{error}</p>}
        {isOverLimit && <p className={styles['problem']}>{t.tooMany(limit)}</p>}
        {photos.map((photo, index) =>
          photo.state === 'failed' ? (
            <p key={photo.id} className={styles['problem']}>
              {t.failed(
                index + 1,
                photo.problem === null || photo.problem === 'NOT_SENT' ? t.notSent : t[photo.problem],
              )}
            </p>
          ) : (
            <p key={photo.id} className="visually-hidden">
              {photo.state === 'sent' ? t.sent(index + 1) : t.sending(index + 1)}
            </p>
          ),
        )}
      </div>
    </div>
  );
}
