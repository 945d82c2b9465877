import { foldPages, type Inquiry, type ProductNo } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LockKeyhole, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Badge, Chip } from '@dealstore/ui/form/chip.tsx';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { useNearViewport } from '@dealstore/ui/in-view/use-near-viewport.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { Awaited } from '../../../widgets/no-answer/awaited.tsx';
import { MoreButton } from '../../../widgets/no-answer/more-button.tsx';
import { inquiriesQuery, LIST_PAGE_SIZE } from '../product.queries.ts';
import styles from '../details/details.module.css';
import { detailsText } from '../details/details.text.ts';

/** Height of an inquiry without an answer, in CSS pixels; the place of those that are still to come. */
const ITEM_HEIGHT_PX = 82;

interface InquiriesProps {
  readonly productNo: ProductNo;
  /** How many there are, as the product says before they are asked for. */
  readonly count: number;
}

/**
 * Questions about a product and their answers, asked for when the reader comes near; a secret one keeps
 * its words. Spec §3 (inquiries).
 */
export function Inquiries({ productNo, count }: InquiriesProps) {
  const t = useText(detailsText);
  const [withoutSecret, setWithoutSecret] = useState(false);
  const { ref, isNear } = useNearViewport();
  const list = useInfiniteQuery({
    ...inquiriesQuery(useServices(), productNo, withoutSecret),
    enabled: isNear,
  });
  const { data, error, refetch } = list;
  const { items, totalCount } = foldPages(data?.pages ?? [], (inquiry) => inquiry.inquiryNo);
  const isEmpty = data === undefined ? error === null && count === 0 : totalCount === 0;
  const height = Math.min(count, LIST_PAGE_SIZE) * ITEM_HEIGHT_PX;
  return (
    <section ref={ref} id="inquiries" className={styles['part']}>
      <h2 className={styles['title']}>{t.inquiries}</h2>
      <p className={styles['ask']}>
        <ButtonLink variant="outline" wide href={paths.askProduct(productNo)}>
          {t.ask}
        </ButtonLink>
      </p>
      {isEmpty && !withoutSecret ? (
        <EmptyState icon={<MessageCircleQuestion size={40} strokeWidth={1.5} />} title={t.noInquiries}>
          {t.noInquiriesBody}
        </EmptyState>
      ) : (
        <div className={styles['chips']}>
          <Chip pressed={withoutSecret} onPress={() => setWithoutSecret(!withoutSecret)}>
            {t.withoutSecret}
          </Chip>
        </div>
      )}
      {data === undefined &&
        !isEmpty &&
        (isNear || error !== null ? (
          <Awaited error={error} refetch={refetch} height={height} />
        ) : (
          <div style={{ height }} />
        ))}
      <ul>
        {items.map((inquiry) => (
          <InquiryItem key={inquiry.inquiryNo} inquiry={inquiry} />
        ))}
      </ul>
      <MoreButton list={list}>{t.moreInquiries}</MoreButton>
    </section>
  );
}

function InquiryItem({ inquiry }: { readonly inquiry: Inquiry }) {
  const t = useText(detailsText);
  const language = useLanguage();
  const isHidden = inquiry.secreted && inquiry.content === '';
  return (
    <li className={styles['item']}>
      <p className={styles['head']}>
        <Badge tone={inquiry.replied ? 'success' : 'plain'}>{inquiry.replied ? t.answered : t.waiting}</Badge>
        <span className={styles['by']}>
          {`${t[inquiry.type]} · ${inquiry.memberId} · ${dateOf(inquiry.registerYmdt, language)}`}
        </span>
      </p>
      {isHidden ? (
        <p className={styles['secret']}>
          {t.secret} <LockKeyhole size={14} aria-hidden />
        </p>
      ) : (
        <p className={styles['words']} lang={langOf(inquiry.content)}>
          {inquiry.content}
        </p>
      )}
      {inquiry.answers.map((answer) => (
        <div key={answer.registerYmdt} className={styles['reply']}>
          <b>
            {t.answer} · {dateOf(answer.registerYmdt, language)}
          </b>
          <p lang={langOf(answer.content)}>{answer.content}</p>
        </div>
      ))}
    </li>
  );
}
