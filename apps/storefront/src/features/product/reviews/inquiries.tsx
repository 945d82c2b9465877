import { foldPages, type Inquiry } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LockKeyhole, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../container/use-service.ts';
import { dateOf } from '../../../locale/date-time.ts';
import { useText } from '../../../locale/use-text.ts';
import { langOf } from '../../../locale/lang-of.ts';
import { Badge, Chip } from '../../../ui/chip.tsx';
import { paths } from '../../../routes/links.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { inquiriesQuery } from '../product.queries.ts';
import styles from '../details/details.module.css';
import { detailsText } from '../details/details.text.ts';

/** Questions about a product and their answers; a secret one keeps its words. Spec §3 (inquiries). */
export function Inquiries({ productNo }: { readonly productNo: number }) {
  const t = useText(detailsText);
  const [withoutSecret, setWithoutSecret] = useState(false);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    inquiriesQuery(useServices(), productNo, withoutSecret),
  );
  const { items, totalCount } = foldPages(data?.pages ?? [], (inquiry) => inquiry.inquiryNo);
  const isEmpty = data !== undefined && totalCount === 0;
  return (
    <section id="inquiries" className={styles['part']}>
      <h2 className={styles['title']}>{t.inquiries}</h2>
      <p className={styles['ask']}>
        <ButtonLink look="outline" wide href={paths.askProduct(productNo)}>
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
      <ul>
        {items.map((inquiry) => (
          <InquiryItem key={inquiry.inquiryNo} inquiry={inquiry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="outline" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.moreInquiries}
        </Button>
      )}
    </section>
  );
}

function InquiryItem({ inquiry }: { readonly inquiry: Inquiry }) {
  const t = useText(detailsText);
  const isHidden = inquiry.secreted && inquiry.content === '';
  return (
    <li className={styles['item']}>
      <p className={styles['head']}>
        <Badge tone={inquiry.replied ? 'success' : 'plain'}>{inquiry.replied ? t.answered : t.waiting}</Badge>
        <span className={styles['by']}>
          {`${t[inquiry.type]} · ${inquiry.memberId} · ${dateOf(inquiry.registerYmdt)}`}
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
            {t.answer} · {dateOf(answer.registerYmdt)}
          </b>
          <p lang={langOf(answer.content)}>{answer.content}</p>
        </div>
      ))}
    </li>
  );
}
