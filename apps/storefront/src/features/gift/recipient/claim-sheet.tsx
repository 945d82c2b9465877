import {
  CLAIM_DETAIL_LIMIT,
  formatOptionValue,
  type GiftClaimable,
  type GiftClaimRequest,
  isGiftClaimComplete,
  type ReceivedGift,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useRoomLeft } from '@dealstore/ui/form/use-room-left.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { TextArea } from '@dealstore/ui/form/text-area.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { useServices } from '../../../container/use-service.ts';
import { PhotoPicker } from '../../../widgets/photo-picker/photo-picker.tsx';
import type { SentPhotos } from '../../../widgets/photo-picker/use-photos.ts';
import { GiftFailed, RefusalNote } from '../gift-parts.tsx';
import { giftClaimableQuery } from '../gift.queries.ts';
import { useGiftCall } from '../use-gift-call.ts';
import { useIdempotencyKey } from '../../../container/use-idempotency-key.ts';
import { giftClaimText } from './claim.text.ts';
import formStyles from '../gift-form.module.css';
import styles from '../gift.module.css';

interface Draft extends GiftClaimRequest {
  readonly photos: SentPhotos;
}

const NO_PHOTOS: SentPhotos = { fileNames: [], isSending: false };

/** The recipient requests an exchange or a return, with reason and photos. */
export function ClaimSheet({
  gift,
  onClose,
  onRequested,
}: {
  readonly gift: ReceivedGift;
  readonly onClose: () => void;
  readonly onRequested: (gift: ReceivedGift) => void;
}) {
  const t = useText(giftClaimText);
  const { data, error, refetch } = useQuery(giftClaimableQuery(useServices(), gift.giftId));
  const keyOf = useIdempotencyKey();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isTried, setTried] = useState(false);
  const ask = useGiftCall(
    ({ giftApi, random }, request: GiftClaimRequest) =>
      giftApi.requestClaim(gift.giftId, request, keyOf(random, request)),
    onRequested,
  );
  const request = data === undefined || draft === null ? null : requestOf(draft, data);
  const submit = () => {
    setTried(true);
    if (request !== null) ask.run(request);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.title}
      footer={
        <>
          <Button variant="outline" size="cta" onClick={onClose}>
            {t.later}
          </Button>
          <Button size="cta" busy={ask.isPending} disabled={data?.choices.length === 0} onClick={submit}>
            {t.ask}
          </Button>
        </>
      }
    >
      {error !== null && <GiftFailed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={280} radius={12} />}
      {data?.choices.length === 0 && <p className={styles['note']}>{t.cannot}</p>}
      {data !== undefined && data.choices.length > 0 && (
        <Fields
          gift={gift}
          claimable={data}
          draft={draft}
          onChange={(part) => setDraft({ ...(draft ?? firstDraft(data)), ...part })}
        />
      )}
      <p role="alert" className={formStyles['problem']}>
        {isTried && request === null && t.incomplete}
      </p>
      <RefusalNote refusal={ask.refusal} waits={ask.isPending} />
    </Sheet>
  );
}

function firstDraft({ choices }: GiftClaimable): Draft {
  const claimType = choices[0]?.claimType === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN';
  return { claimType, claimReasonType: 'CHANGE_MIND', claimReasonDetail: '', photos: NO_PHOTOS };
}

/** The request of a draft; null while it is incomplete. */
function requestOf(draft: Draft, claimable: GiftClaimable): GiftClaimRequest | null {
  const { claimType, claimReasonType, claimReasonDetail, exchangeOptionNo, faultNoticedYmd, photos } = draft;
  const request = {
    claimType,
    claimReasonType,
    claimReasonDetail,
    ...(claimType === 'EXCHANGE' && exchangeOptionNo !== undefined && { exchangeOptionNo }),
    ...(faultNoticedYmd !== undefined && { faultNoticedYmd }),
    ...(photos.fileNames.length > 0 && { fileNames: photos.fileNames }),
  };
  return !photos.isSending && isGiftClaimComplete(request, claimable) ? request : null;
}

function reasonsOf({ choices }: GiftClaimable, claimType: GiftClaimRequest['claimType']) {
  return choices.find((choice) => choice.claimType === claimType)?.reasons ?? [];
}

function Fields({
  gift,
  claimable,
  draft,
  onChange,
}: {
  readonly gift: ReceivedGift;
  readonly claimable: GiftClaimable;
  readonly draft: Draft | null;
  readonly onChange: (part: Partial<Draft>) => void;
}) {
  const t = useText(giftClaimText);
  const room = useRoomLeft(CLAIM_DETAIL_LIMIT, draft?.claimReasonDetail ?? '');
  const claimType = draft?.claimType ?? null;
  const reasons = claimType === null ? [] : reasonsOf(claimable, claimType);
  const reason = reasons.find(({ claimReasonType }) => claimReasonType === draft?.claimReasonType);
  return (
    <div className={formStyles['form']}>
      <Choices legend={t.way}>
        {claimable.choices.map((choice) =>
          choice.claimType === 'CANCEL' ? null : (
            <Choice
              key={choice.claimType}
              name="gift-claim"
              checked={choice.claimType === claimType}
              onChange={() => choice.claimType !== 'CANCEL' && onChange({ claimType: choice.claimType })}
            >
              {t[choice.claimType]}
            </Choice>
          ),
        )}
      </Choices>
      {draft !== null && claimType !== null && (
        <>
          <p className={styles['note']}>
            {claimType === 'EXCHANGE' ? t.exchangeNote : t.returnNote} {t.collect}
          </p>
          {claimType === 'EXCHANGE' && (
            <Choices legend={t.which}>
              {claimable.exchangeOptions.map((option) => (
                <Choice
                  key={option.optionNo}
                  name="gift-exchange"
                  checked={option.optionNo === draft.exchangeOptionNo}
                  disabled={option.soldOut}
                  onChange={() => onChange({ exchangeOptionNo: option.optionNo })}
                >
                  {option.optionValue === '' ? gift.productName : formatOptionValue(option.optionValue)}
                  {option.soldOut && ` (${t.soldOut})`}
                </Choice>
              ))}
            </Choices>
          )}
          <Choices legend={t.why}>
            {reasons.map(({ claimReasonType }) => (
              <Choice
                key={claimReasonType}
                name="gift-reason"
                checked={claimReasonType === draft.claimReasonType}
                onChange={() => onChange({ claimReasonType })}
              >
                {t[claimReasonType]}
              </Choice>
            ))}
          </Choices>
          {reason?.noticedDays != null && (
            <TextField
              label={t.noticed}
              type="date"
              required
              min={reason.noticedDays.fromYmd}
              max={reason.noticedDays.toYmd}
              value={draft.faultNoticedYmd ?? ''}
              hint={t.noticedHint}
              onChange={(event) => onChange({ faultNoticedYmd: event.target.value })}
            />
          )}
          <TextArea
            label={t.detail}
            hint={room}
            rows={3}
            maxLength={CLAIM_DETAIL_LIMIT}
            value={draft.claimReasonDetail}
            onChange={(event) => onChange({ claimReasonDetail: event.target.value })}
          />
          <PhotoPicker
            label={reason?.needsPhoto === true ? t.photosNeeded : t.photos}
            onChange={(photos) => onChange({ photos })}
          />
        </>
      )}
    </div>
  );
}

function Choices({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={formStyles['plainChoices']}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

function Choice({
  name,
  checked,
  disabled = false,
  onChange,
  children,
}: {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Checkbox kind="radio" name={name} checked={checked} disabled={disabled} onChange={onChange}>
      {children}
    </Checkbox>
  );
}
