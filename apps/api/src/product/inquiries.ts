import { formatYmdt, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import { fromTimestamp } from '../database/instant.ts';
import { keptByKey } from './catalogue-version.ts';
import { COUNT_LIMIT } from './list.store.ts';
import { type NumberedPage, numberedPage } from './page.ts';
import type { ProductColumns } from './product.store.ts';
import { maskWriter } from './reviews.ts';
import type { View } from './view.ts';

type Inquiries = JsonAnswer<'getProductInquiries'>;
type Inquiry = Inquiries['items'][number];

/** Inquiries on one page unless asked otherwise. Assumed. */
const INQUIRY_PAGE_SIZE = 10;

const TYPES: readonly Inquiry['type'][] = ['PRODUCT', 'DELIVERY', 'CANCEL', 'RETURN', 'EXCHANGE', 'REFUND', 'OTHER'];

interface InquiryColumns {
  readonly inquiryNo: number;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly secreted: boolean;
  readonly memberNo: number | null;
  readonly writerName: string;
  readonly status: string;
  readonly registeredAt: Date;
  readonly answers: readonly { readonly content: string; readonly registeredAt: string }[];
}

const keptCounts = keptByKey<number>({ limit: 2_000, weigh: () => 1, lifeMs: MINUTE_MS });

/** Answers a page of the inquiries about a product; the words of a secret one only to who wrote it. */
export async function productInquiries(
  view: View,
  product: ProductColumns,
  query: CallOf<'getProductInquiries'>['query'],
  memberNo: number | null,
): Promise<Inquiries> {
  const { database } = view;
  const { productNo } = product;
  const openOnly = query.excludeSecret === true;
  const page = numberedPage(query, INQUIRY_PAGE_SIZE);
  const { rows } = await inquiriesQuery(productNo, openOnly, page).execute(database);
  return {
    totalCount: openOnly ? await countOpen(view, productNo) : product.inquiryCnt,
    items: rows.map((row) => toInquiry(row, isShownTo(row, memberNo))),
  };
}

/** The query behind a page of inquiries: the numbers from the index alone, then only the rows of the page. */
export function inquiriesQuery(productNo: number, openOnly: boolean, page: NumberedPage): RawBuilder<InquiryColumns> {
  return sql<InquiryColumns>`
    with page as (
      select inquiry_no, row_number() over () as place from (
        select inquiry_no from inquiry
        where product_no = ${productNo} and kind = 'PRODUCT' and deleted_at is null
          ${openOnly ? sql`and not secreted` : sql``}
        order by registered_at desc, inquiry_no desc limit ${page.limit} offset ${page.offset}
      ) numbers
    )
    select inquiry_no as "inquiryNo", type, title, content, secreted, member_no as "memberNo",
           writer_name as "writerName", status, registered_at as "registeredAt", coalesce((
             select json_agg(json_build_object('content', answer.content, 'registeredAt', answer.registered_at) order by answer_no)
             from inquiry_answer answer where answer.inquiry_no = page.inquiry_no
           ), '[]') as answers
    from page join inquiry using (inquiry_no) order by place`;
}

function isShownTo(row: InquiryColumns, memberNo: number | null): boolean {
  return !row.secreted || (memberNo !== null && row.memberNo === memberNo);
}

function toInquiry(row: InquiryColumns, isShown: boolean): Inquiry {
  return {
    inquiryNo: row.inquiryNo,
    type: TYPES.find((type) => type === row.type) ?? 'OTHER',
    title: isShown ? row.title : '',
    content: isShown ? row.content : '',
    secreted: row.secreted,
    memberId: maskWriter(row.writerName),
    replied: row.status === 'ANSWERED',
    registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
    answers: isShown ? row.answers.map(toAnswer) : [],
  };
}

/** Instants within JSON come as text with their zone. */
function toAnswer({ content, registeredAt }: InquiryColumns['answers'][number]): Inquiry['answers'][number] {
  return { content, registerYmdt: formatYmdt(fromTimestamp(new Date(registeredAt))) };
}

/** Counts open inquiries within COUNT_LIMIT, once a minute. */
function countOpen(view: View, productNo: number): Promise<number> {
  return keptCounts.get(view, String(productNo), async () => {
    const { rows } = await sql<{ readonly count: number }>`
      select count(*) as count from (
        select from inquiry where product_no = ${productNo} and kind = 'PRODUCT' and deleted_at is null and not secreted
        limit ${COUNT_LIMIT}
      ) bounded`.execute(view.database);
    return rows[0]?.count ?? 0;
  });
}
