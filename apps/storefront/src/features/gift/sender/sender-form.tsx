import {
  formatNumber,
  formatOptionValue,
  GIFT_CARD_TYPES,
  GIFT_MESSAGE_LIMIT,
  type GiftProblem,
  giftProblems,
  type GiftRequest,
  isBlank,
  type OrderSheet,
  type OrderSheetNo,
  PERSON_NAME_LIMIT,
  type SentGift,
} from '@dealstore/commerce-core/domain';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useRoomLeft } from '@dealstore/ui/form/use-room-left.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { PhoneField } from '@dealstore/ui/form/phone-field.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { useProblemFocus } from '@dealstore/ui/form/use-problem-focus.ts';
import { Section } from '@dealstore/ui/section.tsx';
import sectionStyles from '@dealstore/ui/section.module.css';
import { paths } from '../../../routes/links.ts';
import { useLost } from '../../../widgets/draft/use-draft.ts';
import { FixedBar } from '../../../widgets/fixed-bar/fixed-bar.tsx';
import { RefusalNote } from '../gift-parts.tsx';
import { CardMark, MessageCard } from '../message-card.tsx';
import { giftText } from '../gift.text.ts';
import { useGiftCall } from '../use-gift-call.ts';
import { removeDraft } from '../../../widgets/draft/draft.ts';
import { useIdempotencyKey } from '../../../container/use-idempotency-key.ts';
import { MessageField } from '../message-field.tsx';
import { giftDraft, saveGiftDraft, restoreGiftDraft } from './draft.ts';
import { AmountNote } from './amount-note.tsx';
import { PickContact } from './pick-contact.tsx';
import { senderText } from './sender.text.ts';
import formStyles from '../gift-form.module.css';
import styles from '../gift.module.css';

/** The form of a gift; the payment follows. */
export function SenderForm({
  sheet,
  sentGift,
}: {
  readonly sheet: OrderSheet;
  /** The stored gift; null at first. */
  readonly sentGift: SentGift | null;
}) {
  const t = useText(senderText);
  const { form, isAsked, ask } = useProblemFocus();
  const [request, setRequest] = useState<GiftRequest>(() => restoreGiftDraft(startOf(sheet, sentGift)));
  const isPhoneLost = useLost(giftDraft(sheet.orderSheetNo), request.receiverPhone);
  const room = useRoomLeft(GIFT_MESSAGE_LIMIT, request.message);
  const problems = giftProblems(request, sheet.ordererContact.ordererContact1);
  const error = (problem: GiftProblem, words: string) => (isAsked && problems.includes(problem) ? words : null);
  const set = (part: Partial<GiftRequest>) => setRequest({ ...request, ...part });
  useEffect(() => saveGiftDraft(request), [request]);
  const create = useCreate(sheet.orderSheetNo);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask();
    if (problems.length === 0 && !create.isPending) create.run(request);
  };
  return (
    <form ref={form} className={`${styles['page']} ${styles['overBar']}`} onSubmit={submit} noValidate>
      <Section title={t.goods}>
        <Goods sheet={sheet} />
        <p className={styles['note']}>{t.lead}</p>
      </Section>
      <Section title={t.receiver}>
        <div className={formStyles['form']}>
          <TextField
            label={t.receiverName}
            autoComplete="off"
            maxLength={PERSON_NAME_LIMIT}
            value={request.receiverName}
            error={error('receiver-name', isBlank(request.receiverName) ? t.noReceiver : t.problemName)}
            onChange={(event) => set({ receiverName: event.target.value })}
          />
          <PhoneField
            label={t.receiverPhone}
            autoComplete="off"
            digits={request.receiverPhone}
            hint={isPhoneLost ? t.phoneNotKept : t.phoneHint}
            error={
              error('receiver-phone', isPhoneLost ? t.phoneNotKept : t.problemPhone) ?? error('own-phone', t.problemOwn)
            }
            onDigits={(receiverPhone) => set({ receiverPhone })}
          />
          <PickContact onPick={set} />
        </div>
      </Section>
      <Section title={t.card}>
        <div className={formStyles['form']}>
          <MessageCard gift={request} isDraft />
          <Templates chosen={request.cardType} onChoose={(cardType) => set({ cardType })} />
          <MessageField
            label={t.message}
            hint={room}
            value={request.message}
            onChange={(message) => set({ message })}
          />
        </div>
      </Section>
      <Section title={t.sender}>
        <div className={formStyles['form']}>
          <TextField
            label={t.senderName}
            autoComplete="name"
            maxLength={PERSON_NAME_LIMIT}
            value={request.senderName}
            hint={t.senderHint}
            error={error('sender-name', isBlank(request.senderName) ? t.noSender : t.problemName)}
            onChange={(event) => set({ senderName: event.target.value })}
          />
          {hasOption(sheet) && (
            <div>
              <Checkbox checked={request.optionOpen} onChange={(event) => set({ optionOpen: event.target.checked })}>
                {t.optionOpen}
              </Checkbox>
              <p className={styles['sub']}>{t.optionBody}</p>
            </div>
          )}
        </div>
      </Section>
      <div className={sectionStyles['section']}>
        <p className={styles['toPay']}>
          <span>{t.toPay}</span> <Amount won={sheet.paymentInfo.paymentAmt} />
        </p>
        <AmountNote info={sheet.paymentInfo} />
        <p className={styles['sub']}>{t.payNext}</p>
        <FixedBar>
          <RefusalNote refusal={create.refusal} waits={create.isPending} />
          <Button type="submit" size="cta" wide busy={create.isPending}>
            {t.pay}
          </Button>
        </FixedBar>
      </div>
    </form>
  );
}

/** Stores the gift and continues to the payment. */
function useCreate(orderSheetNo: OrderSheetNo) {
  const keyOf = useIdempotencyKey();
  const [, navigate] = useLocation();
  return useGiftCall(
    ({ giftApi, random }, request: GiftRequest) => {
      const { receiverName, senderName } = request;
      const trimmed = { ...request, receiverName: receiverName.trim(), senderName: senderName.trim() };
      return giftApi.create(trimmed, keyOf(random, trimmed));
    },
    ({ giftId }) => {
      removeDraft(giftDraft(orderSheetNo));
      navigate(paths.orderSheet(orderSheetNo, { gift: giftId }));
    },
  );
}

function startOf({ orderSheetNo, ordererContact, gift }: OrderSheet, sentGift: SentGift | null): GiftRequest {
  return {
    orderSheetNo,
    senderName: sentGift?.senderName ?? ordererContact.ordererName,
    receiverName: gift?.receiverName ?? '',
    receiverPhone: gift?.receiverPhone ?? '',
    cardType: sentGift?.cardType ?? GIFT_CARD_TYPES[0],
    message: sentGift?.message ?? '',
    optionOpen: gift?.optionOpen ?? false,
  };
}

function Templates({
  chosen,
  onChoose,
}: {
  readonly chosen: GiftRequest['cardType'];
  readonly onChoose: (cardType: GiftRequest['cardType']) => void;
}) {
  const t = useText(senderText);
  const words = useText(giftText);
  return (
    <fieldset className={formStyles['cards']}>
      <legend>{t.template}</legend>
      {GIFT_CARD_TYPES.map((type) => (
        <label key={type}>
          <input type="radio" name="gift-card" checked={type === chosen} onChange={() => onChoose(type)} />
          <CardMark type={type} />
          <span>{words[type]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Goods({ sheet }: { readonly sheet: OrderSheet }) {
  const words = useText(giftText);
  const products = sheet.deliveryGroups.flatMap(({ orderProducts }) => orderProducts);
  return (
    <ul>
      {products.flatMap((product) =>
        product.orderProductOptions.map((option) => (
          <li key={option.optionNo} className={styles['goods']}>
            <Picture src={product.imageUrl} alt="" width={72} height={72} className={styles['picture']} />
            <div className={styles['what']}>
              <p className={styles['name']} lang={langOf(product.productName)}>
                {product.productName}
              </p>
              <p className={styles['sub']}>
                {option.optionValue === ''
                  ? words.count(formatNumber(option.orderCnt))
                  : words.option(formatOptionValue(option.optionValue), formatNumber(option.orderCnt))}
              </p>
              <Amount won={option.price.buyAmt} className={styles['price']} />
            </div>
          </li>
        )),
      )}
    </ul>
  );
}

/** Whether the goods have options, so that the choice can be left open. */
function hasOption({ deliveryGroups }: OrderSheet): boolean {
  return deliveryGroups.some(({ orderProducts }) =>
    orderProducts.some(({ orderProductOptions }) => orderProductOptions.some(({ optionValue }) => optionValue !== '')),
  );
}
