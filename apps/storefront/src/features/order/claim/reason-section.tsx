import {
  after,
  CLAIM_DETAIL_LIMIT,
  type ClaimDraft,
  type ClaimForm,
  type ClaimFormProblem,
  draftNeedsPhoto,
  draftNoticedDays,
  formatDate,
  parseYmdt,
  reasonsToClaim,
} from '@dealstore/commerce-core/domain';
import { useRoomLeft } from '@dealstore/ui/form/use-room-left.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { TextArea } from '@dealstore/ui/form/text-area.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { PhotoPicker } from '../../../widgets/photo-picker/photo-picker.tsx';
import { claimFormText } from './claim-form.text.ts';
import { claimText } from './claim.text.ts';
import { Problem } from './claim-form-problem.tsx';
import styles from './claim.module.css';
import formStyles from './claim-form.module.css';

/** Why: the reasons these lines may be given, whose side each is on, more in the buyer's words, and photos. */
export function ReasonSection({
  draft,
  problemOf,
  onChange,
}: {
  readonly draft: ClaimDraft;
  readonly problemOf: (...problems: readonly ClaimFormProblem[]) => string | null;
  readonly onChange: (form: Partial<ClaimForm>) => void;
}) {
  const language = useLanguage();
  const t = useText(claimFormText);
  const words = useText(claimText);
  const { form, claimType } = draft;
  const room = useRoomLeft(CLAIM_DETAIL_LIMIT, form.claimReasonDetail);
  const reasons = reasonsToClaim(draft);
  const chosen = reasons.find(({ claimReasonType }) => claimReasonType === form.claimReasonType);
  const noticed = draftNoticedDays(draft);
  const until = chosen?.untilYmdt == null ? null : parseYmdt(chosen.untilYmdt);
  return (
    <Section title={t.why}>
      <fieldset id="claim-reason" tabIndex={-1} className={formStyles['fieldset']}>
        <legend className="visually-hidden">{t.chooseReason}</legend>
        {reasons.length === 0 && <p className={styles['note']}>{t.linesHint}</p>}
        <ul className={formStyles['reasons']}>
          {reasons.map(({ claimReasonType, responsibleObjectType }) => (
            <li key={claimReasonType}>
              <Checkbox
                kind="radio"
                name="reason"
                checked={claimReasonType === form.claimReasonType}
                onChange={() => onChange({ claimReasonType })}
              >
                {words[claimReasonType]} <span className={styles['sub']}>{words[responsibleObjectType]}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      <Problem>{problemOf('reason')}</Problem>
      {chosen !== undefined && claimType !== 'CANCEL' && (
        <p className={formStyles['side']} role="status">
          {claimType === 'EXCHANGE' ? t.freeExchange : t[chosen.responsibleObjectType]}{' '}
          {until !== null && t.until(formatDate(after(until, -1), language))}
        </p>
      )}
      <div className={formStyles['fields']}>
        {noticed !== null && (
          <div id="claim-fault-noticed" tabIndex={-1}>
            <TextField
              label={t.faultNoticed}
              type="date"
              required
              max={noticed.toYmd}
              value={form.faultNoticedYmd}
              hint={t.faultNoticedHint}
              error={problemOf('fault-noticed')}
              onChange={(event) => onChange({ faultNoticedYmd: event.target.value })}
            />
          </div>
        )}
        <TextArea
          label={t.detail}
          hint={room}
          id="claim-detail"
          rows={3}
          maxLength={CLAIM_DETAIL_LIMIT}
          value={form.claimReasonDetail}
          aria-invalid={problemOf('detail') !== null || undefined}
          onChange={(event) => onChange({ claimReasonDetail: event.target.value })}
        />
        <Problem>{problemOf('detail')}</Problem>
        {claimType !== 'CANCEL' && (
          <div id="claim-photos" tabIndex={-1}>
            <PhotoPicker
              label={draftNeedsPhoto(draft) ? t.photosNeeded : t.photos}
              error={problemOf('photos', 'photos-sending')}
              onChange={({ fileNames, isSending }) => onChange({ fileNames, isSendingPhotos: isSending })}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
