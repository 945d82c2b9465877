import { foldPages, INQUIRY_TABS, type InquiryTab, type MyInquiry } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { Link } from 'wouter';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { TabLinks } from '@dealstore/ui/tab-links.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { MoreButton } from '../../widgets/no-answer/more-button.tsx';
import { INQUIRIES_KEY, myInquiriesQuery } from './inquiry.queries.ts';
import { inquiryText } from './inquiry.text.ts';
import styles from './inquiry.module.css';
import { invalidate } from '../../page/query-client.ts';
import { productKey } from '../../page/query-keys.ts';

const KINDS = { itemQna: 'PRODUCT', mallQna: 'SERVICE' } as const;

/** What the member has asked about products and the shop, with the answers. Spec §2, §3 (default itemQna). */
function MyInquiriesScreen({ search }: ScreenProps) {
  const t = useText(inquiryText);
  const tab = tabOf(search);
  return (
    <MyPageFrame route="myInquiries">
      <TabLinks label={t.tabs}>
        {INQUIRY_TABS.map((one) => (
          <Link key={one} href={paths.myInquiries(one)} replace aria-current={one === tab ? 'page' : undefined}>
            {t[one]}
          </Link>
        ))}
      </TabLinks>
      {tab === 'mallQna' && (
        <div className={styles['actions']}>
          <ButtonLink href={paths.inquiryForm('mall')}>{t.ask}</ButtonLink>
          <ButtonLink variant="outline" href={paths.inquiryForm('product')}>
            {t.askOrder}
          </ButtonLink>
        </div>
      )}
      <Inquiries key={tab} tab={tab} />
    </MyPageFrame>
  );
}

function Inquiries({ tab }: { readonly tab: InquiryTab }) {
  const t = useText(inquiryText);
  const list = useInfiniteQuery(myInquiriesQuery(useServices(), KINDS[tab]));
  const { data } = list;
  if (data === undefined) return <Skeleton height={320} radius={12} />;
  const { items } = foldPages(data.pages, (inquiry) => inquiry.inquiryNo);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<MessageCircleQuestion size={40} strokeWidth={1.5} />}
        title={tab === 'itemQna' ? t.itemEmpty : t.mallEmpty}
        action={tab === 'itemQna' ? <ButtonLink href={paths.home()}>{t.toShop}</ButtonLink> : null}
      >
        {tab === 'itemQna' ? t.itemEmptyBody : t.mallEmptyBody}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['list']}>
        {items.map((inquiry) => (
          <InquiryCard key={inquiry.inquiryNo} inquiry={inquiry} />
        ))}
      </ul>
      <MoreButton list={list}>{t.more}</MoreButton>
    </>
  );
}

function InquiryCard({ inquiry }: { readonly inquiry: MyInquiry }) {
  const t = useText(inquiryText);
  const language = useLanguage();
  const { product, title, content, orderNo, fileUrls, answers } = inquiry;
  return (
    <li className={styles['card']}>
      <p className={styles['head']}>
        <Badge tone={inquiry.replied ? 'success' : 'plain'}>{inquiry.replied ? t.answered : t.waiting}</Badge>
        <span className={styles['detail']}>
          {t[inquiry.type]} · {dateOf(inquiry.registerYmdt, language)}
          {inquiry.kind === 'PRODUCT' && inquiry.secreted ? ` · ${t.secret}` : ''}
        </span>
      </p>
      {product !== null && <ProductOfInquiry product={product} />}
      {orderNo !== null && <p className={styles['detail']}>{t.order(orderNo)}</p>}
      {title !== '' && (
        <p className={styles['title']} lang={langOf(title)}>
          {title}
        </p>
      )}
      <p className={styles['words']} lang={langOf(content)}>
        {content}
      </p>
      {fileUrls.length > 0 && (
        <ul className={styles['photos']}>
          {fileUrls.map((src, index) => (
            <li key={src}>
              <Picture src={src} alt={t.photoOf(index + 1)} width={96} height={96} />
            </li>
          ))}
        </ul>
      )}
      {answers.map((answer) => (
        <div key={answer.registerYmdt} className={styles['reply']}>
          <b>
            {t.answer} · {dateOf(answer.registerYmdt, language)}
          </b>
          <p lang={langOf(answer.content)}>{answer.content}</p>
        </div>
      ))}
      <RemoveButton inquiry={inquiry} />
    </li>
  );
}

function ProductOfInquiry({ product }: { readonly product: NonNullable<MyInquiry['product']> }) {
  const t = useText(inquiryText);
  if (product.productName === '') return <p className={styles['detail']}>{t.adult}</p>;
  return (
    <Link href={paths.product(product.productNo)} className={styles['product'] ?? ''}>
      <Picture src={product.imageUrl} alt="" width={56} height={56} />
      <span lang={langOf(product.productName)}>{product.productName}</span>
    </Link>
  );
}

function RemoveButton({ inquiry: { inquiryNo, product } }: { readonly inquiry: MyInquiry }) {
  const t = useText(inquiryText);
  const chrome = useChrome();
  const services = useServices();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await services()).inquiryApi.remove(inquiryNo),
    onSuccess: () => chrome.toast(t.removed),
    onSettled: () => invalidate(client, INQUIRIES_KEY, ...(product === null ? [] : [productKey(product.productNo)])),
  });
  const ask = (): void =>
    chrome.alert({
      type: 'confirm',
      contents: t.removeAsk,
      subContents: t.removeBody,
      left: { text: t.cancel },
      right: { text: t.remove, run: () => mutate() },
    });
  return (
    <div className={styles['actions']}>
      <Button variant="outline" size="small" busy={isPending} onClick={ask}>
        {t.remove}
      </Button>
    </div>
  );
}

function tabOf(search: URLSearchParams): InquiryTab {
  return INQUIRY_TABS.find((tab) => tab === search.get('tab')) ?? INQUIRY_TABS[0];
}

/** `/myPage/qna`. Spec §2. */
export const screen = defineScreen({
  Screen: MyInquiriesScreen,
  load: ({ prefetchInfinite, services, search }) => prefetchInfinite(myInquiriesQuery(services, KINDS[tabOf(search)])),
});
