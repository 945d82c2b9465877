import {
  formatNumber,
  lengthOf,
  PICTURES_PER_FORM,
  REVIEW_LENGTH,
  type ReviewForm,
  type ReviewProblem,
  reviewProblems,
  trimReview,
} from '@dealstore/commerce-core/domain';
import { X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { TextArea } from '@dealstore/ui/form/text-area.tsx';
import { useProblemFocus } from '@dealstore/ui/form/use-problem-focus.ts';
import { useDraft } from '../../widgets/draft/use-draft.ts';
import { SubmitRow } from '../../widgets/no-answer/submit-row.tsx';
import { PhotoPicker } from '../../widgets/photo-picker/photo-picker.tsx';
import type { SentPhotos } from '../../widgets/photo-picker/use-photos.ts';
import { reviewText } from './review.text.ts';
import { StarChoice } from './stars.tsx';
import { reviewDraft, useSaveReview } from './use-save-review.ts';
import styles from './review.module.css';

type Words = (typeof reviewText)['ko'] | (typeof reviewText)['en'];
type Wrong = Readonly<Record<'rate' | 'content' | 'photos', string | null>>;

const NO_PHOTOS: SentPhotos = { fileNames: [], isSending: false };
const NOTHING_WRONG: Wrong = { rate: null, content: null, photos: null };

/** Stars, text and photos of a review; a problem is shown at its field. */
export function WriteReviewForm({ form }: { readonly form: ReviewForm }) {
  const t = useText(reviewText);
  const { review, photoReviewAccumulationAmt } = form;
  const [{ rate, content }, change] = useDraft(reviewDraft(form), {
    rate: review?.rate ?? 0,
    content: review?.content ?? '',
  });
  const [keptUrls, setKeptUrls] = useState(review?.fileUrls ?? []);
  const [photos, setPhotos] = useState(NO_PHOTOS);
  const { form: element, isAsked, ask } = useProblemFocus();
  const save = useSaveReview(form);
  const draft = { rate, content, photoCnt: keptUrls.length + photos.fileNames.length };
  const wrong = isAsked ? wrongInReview(reviewProblems(draft), photos.isSending, t) : NOTHING_WRONG;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reviewProblems(draft).length > 0 || photos.isSending) return ask();
    if (!save.isPending) save.mutate({ rate, content, keptFileUrls: keptUrls, fileNames: photos.fileNames });
  };
  return (
    <form ref={element} className={styles['form']} onSubmit={submit} noValidate>
      <StarChoice rate={rate} error={wrong.rate} onChoose={(stars) => change({ rate: stars })} />
      <TextArea
        label={t.content}
        placeholder={t.placeholder}
        rows={6}
        value={content}
        lang={langOf(content)}
        hint={t.counted(lengthOf(trimReview(content)), REVIEW_LENGTH.least, formatNumber(REVIEW_LENGTH.most))}
        error={wrong.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      {keptUrls.length > 0 && (
        <KeptPhotos urls={keptUrls} onDrop={(url) => setKeptUrls(keptUrls.filter((one) => one !== url))} />
      )}
      <PhotoPicker
        label={t.photos}
        limit={PICTURES_PER_FORM - keptUrls.length}
        error={wrong.photos}
        onChange={setPhotos}
      />
      {photoReviewAccumulationAmt > 0 && (
        <p className={styles['promise']}>{t.promise(formatNumber(photoReviewAccumulationAmt))}</p>
      )}
      <p className={styles['detail']}>{t.guideline}</p>
      <SubmitRow error={save.error} pending={save.isPending}>
        {review === null ? t.submit : t.change}
      </SubmitRow>
    </form>
  );
}

/** The error of each field once the form was submitted; null for a valid field. */
export function wrongInReview(problems: readonly ReviewProblem[], isSending: boolean, t: Words): Wrong {
  const has = (problem: ReviewProblem) => problems.includes(problem);
  const long = has('long') ? t.long(formatNumber(REVIEW_LENGTH.most)) : null;
  const sending = isSending ? t.sending : null;
  return {
    rate: has('rate') ? t.missingRate : null,
    content: has('short') ? t.short(REVIEW_LENGTH.least) : long,
    photos: has('photos') ? t.photosLimit : sending,
  };
}

/** Existing pictures of the review, each with a button to remove it. */
function KeptPhotos({ urls, onDrop }: { readonly urls: readonly string[]; readonly onDrop: (url: string) => void }) {
  const t = useText(reviewText);
  return (
    <div role="group" aria-label={t.kept}>
      <p className={styles['label']}>{t.kept}</p>
      <ul className={styles['kept']}>
        {urls.map((url, index) => (
          <li key={url}>
            <Picture src={url} alt={t.photoOf(index + 1)} width={72} height={72} />
            <button type="button" aria-label={t.dropPhoto(index + 1)} onClick={() => onDrop(url)}>
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
