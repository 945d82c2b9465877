import {
  INQUIRY_TITLE_LENGTH,
  type InquiryForm,
  inquiryFormOf,
  isBlank,
  type OrderNo,
  SERVICE_INQUIRY_TYPES,
  type ServiceQuestion,
} from '@dealstore/commerce-core/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Select } from '@dealstore/ui/form/select.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { Switch } from '@dealstore/ui/form/switch.tsx';
import { TabLinks } from '@dealstore/ui/tab-links.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { removeDraft } from '../../widgets/draft/draft.ts';
import { useIdempotencyKey } from '../../container/use-idempotency-key.ts';
import { useServices } from '../../container/use-service.ts';
import { useDraft } from '../../widgets/draft/use-draft.ts';
import { SHOWS_OWN_ERROR } from '../../page/query-client.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import type { SentPhotos } from '../../widgets/photo-picker/use-photos.ts';
import { askableOrdersQuery } from './inquiry.queries.ts';
import { ContentField } from './content-field.tsx';
import { inquiryText } from './inquiry.text.ts';
import { SubmitRow } from '../../widgets/no-answer/submit-row.tsx';
import { TypeChoice } from './type-choice.tsx';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';
import { useInquirySent } from './use-inquiry-sent.ts';
import styles from './inquiry.module.css';

const PhotoPicker = lazyComponent(
  async () => (await import('../../widgets/photo-picker/photo-picker.tsx')).PhotoPicker,
  <Skeleton height={130} />,
);

const FORMS = ['product', 'mall'] as const;
const EMPTY = { type: '', title: '', content: '', orderNo: '', answerAlarm: true };
const NO_PHOTOS: SentPhotos = { fileNames: [], isSending: false };

/** Asks the shop: about what was ordered, or about the shop itself, by the prefix of the address. Spec §2. */
function InquiryFormScreen({ params }: ScreenProps) {
  const t = useText(inquiryText);
  const form = inquiryFormOf(params['product'] ?? '');
  const names = { product: t.productForm, mall: t.mallForm } as const;
  return (
    <MyPageFrame route="inquiryForm" within="myInquiries">
      <div className={styles['own']}>
        <TabLinks label={t.forms}>
          {FORMS.map((one) => (
            <Link key={one} href={paths.inquiryForm(one)} replace aria-current={one === form ? 'page' : undefined}>
              {names[one]}
            </Link>
          ))}
        </TabLinks>
        <AskForm key={form} form={form} />
      </div>
    </MyPageFrame>
  );
}

function AskForm({ form }: { readonly form: InquiryForm }) {
  const t = useText(inquiryText);
  const draftName = `inquiry-${form}`;
  const [{ title, content, orderNo, answerAlarm, ...draft }, change] = useDraft(draftName, EMPTY);
  const type = SERVICE_INQUIRY_TYPES[form].find((one) => one === draft.type) ?? null;
  const [photos, setPhotos] = useState(NO_PHOTOS);
  const [isSubmitted, setSubmitted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const showSent = useInquirySent();
  const ask = useMutation({
    meta: SHOWS_OWN_ERROR,
    mutationFn: async (question: ServiceQuestion) => {
      const { inquiryApi, random } = await services();
      return inquiryApi.askShop(question, keyOf(random, question));
    },
    onSuccess: () => {
      removeDraft(draftName);
      return showSent(paths.myInquiries('mallQna'), null);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (type === null) return element.current?.querySelector('select')?.focus();
    const missing = isBlank(title) ? 'title' : isBlank(content) ? 'content' : null;
    if (missing !== null) return element.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
    if (photos.isSending || ask.isPending) return;
    ask.mutate({ type, title, content, orderNo: orderNo || null, fileNames: photos.fileNames, answerAlarm });
  };
  return (
    <form ref={element} className={styles['form']} onSubmit={submit} noValidate>
      <TypeChoice
        types={SERVICE_INQUIRY_TYPES[form]}
        chosen={type}
        error={isSubmitted && type === null ? t.missingType : null}
        onChoose={(chosen) => change({ type: chosen ?? '' })}
      />
      {form === 'product' && <OrderChoice orderNo={orderNo} onChoose={(chosen) => change({ orderNo: chosen })} />}
      <TextField
        name="title"
        label={t.title}
        maxLength={INQUIRY_TITLE_LENGTH}
        value={title}
        lang={langOf(title)}
        error={isSubmitted && isBlank(title) ? t.missingTitle : null}
        onChange={(event) => change({ title: event.target.value })}
      />
      <ContentField content={content} isSubmitted={isSubmitted} onChange={(words) => change({ content: words })} />
      <PhotoPicker label={t.photos} error={isSubmitted && photos.isSending ? t.sending : null} onChange={setPhotos} />
      <Switch
        label={t.alarm}
        body={t.alarmBody}
        checked={answerAlarm}
        onSwitch={(isOn) => change({ answerAlarm: isOn })}
      />
      <SubmitRow error={ask.error} pending={ask.isPending}>
        {t.submit}
      </SubmitRow>
    </form>
  );
}

function OrderChoice({
  orderNo,
  onChoose,
}: {
  /** Empty for none. */
  readonly orderNo: OrderNo;
  readonly onChoose: (orderNo: OrderNo) => void;
}) {
  const language = useLanguage();
  const t = useText(inquiryText);
  const { data: orders = [] } = useQuery(askableOrdersQuery(useServices()));
  return (
    <Select label={t.which} value={orderNo} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t.noOrder}</option>
      {orders.map((order) => (
        <option key={order.orderNo} value={order.orderNo}>
          {dateOf(order.orderYmdt, language)} {order.productName}
          {order.otherCnt > 0 ? ` +${order.otherCnt}` : ''}
        </option>
      ))}
    </Select>
  );
}

/** `/{product}UserSoundDetail`, and the same under my page. Spec §2. */
export const screen = defineScreen({
  Screen: InquiryFormScreen,
  load: ({ prefetch, services, params }) => {
    if (inquiryFormOf(params['product'] ?? '') === 'product') prefetch(askableOrdersQuery(services));
  },
});
