import { ASKED_INQUIRY_TYPES, isBlank, type ProductNo, type ProductQuestion } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { Switch } from '@dealstore/ui/form/switch.tsx';
import { removeDraft } from '../../widgets/draft/draft.ts';
import { useIdempotencyKey } from '../../container/use-idempotency-key.ts';
import { useServices } from '../../container/use-service.ts';
import { useDraft } from '../../widgets/draft/use-draft.ts';
import { SHOWS_OWN_ERROR } from '../../page/query-client.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { PageName } from '../../widgets/page-name/page-name.tsx';
import { askedProductQuery } from './asked-product.queries.ts';
import { ContentField } from './content-field.tsx';
import { inquiryText } from './inquiry.text.ts';
import { SubmitRow } from '../../widgets/no-answer/submit-row.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useInquirySent } from './use-inquiry-sent.ts';
import styles from './inquiry.module.css';

const EMPTY = { type: '', content: '', secreted: false, answerAlarm: true };

/** Asks about a product, in private when wanted. Spec §2. */
function AskProductScreen({ params }: ScreenProps) {
  const productNo = Number(params['productNo']);
  const { data: product } = useQuery(askedProductQuery(useServices(), productNo));
  if (product === undefined) return <Skeleton height={480} />;
  return (
    <div className={styles['page']}>
      <PageName route="askProduct" />
      <div className={styles['product']}>
        <Picture src={product.imageUrls[0] ?? ''} alt="" width={56} height={56} />
        <p lang={langOf(product.productName)}>{product.productName}</p>
      </div>
      <AskForm productNo={productNo} />
    </div>
  );
}

function AskForm({ productNo }: { readonly productNo: ProductNo }) {
  const t = useText(inquiryText);
  const draftName = `question-${productNo}`;
  const [{ content, secreted, answerAlarm, ...draft }, change] = useDraft(draftName, EMPTY);
  const type = ASKED_INQUIRY_TYPES.find((one) => one === draft.type) ?? null;
  const [isSubmitted, setSubmitted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const showSent = useInquirySent();
  const ask = useMutation({
    meta: SHOWS_OWN_ERROR,
    mutationFn: async (question: ProductQuestion) => {
      const { inquiryApi, random } = await services();
      return inquiryApi.askProduct(productNo, question, keyOf(random, question));
    },
    onSuccess: () => {
      removeDraft(draftName);
      return showSent(paths.product(productNo), productNo);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (type === null || isBlank(content)) return focusFirst(element.current, type === null);
    if (!ask.isPending) ask.mutate({ type, content, secreted, answerAlarm });
  };
  return (
    <form ref={element} className={styles['form']} onSubmit={submit} noValidate>
      <TypeChoice
        types={ASKED_INQUIRY_TYPES}
        chosen={type}
        error={isSubmitted && type === null ? t.missingType : null}
        onChoose={(chosen) => change({ type: chosen ?? '' })}
      />
      <ContentField content={content} isSubmitted={isSubmitted} onChange={(words) => change({ content: words })} />
      <div>
        <Switch
          label={t.secretSwitch}
          body={t.secretBody}
          checked={secreted}
          onSwitch={(isOn) => change({ secreted: isOn })}
        />
        <Switch
          label={t.alarm}
          body={t.alarmBody}
          checked={answerAlarm}
          onSwitch={(isOn) => change({ answerAlarm: isOn })}
        />
      </div>
      <SubmitRow error={ask.error} pending={ask.isPending}>
        {t.submit}
      </SubmitRow>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, isType: boolean): void {
  form?.querySelector<HTMLElement>(isType ? 'select' : '[name="content"]')?.focus();
}

/** `/product/{id}/counseling/create`. Spec §2. */
export const screen = defineScreen({
  Screen: AskProductScreen,
  load: ({ prefetch, services, params }) => prefetch(askedProductQuery(services, Number(params['productNo']))),
});
