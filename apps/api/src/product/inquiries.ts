import { formatYmdt, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
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
  const shown = rows.filter((row) => isShownTo(row, memberNo));
  const answers = await readAnswers(
    database,
    shown.map((row) => row.inquiryNo),
  );
  return {
    totalCount: openOnly ? await countOpen(view, productNo) : product.inquiryCnt,
    items: rows.map((row) => toInquiry(row, isShownTo(row, memberNo), answers.get(row.inquiryNo) ?? [])),
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
           writer_name as "writerName", status, registered_at as "registeredAt"
    from page join inquiry using (inquiry_no) order by place`;
}

function isShownTo(row: InquiryColumns, memberNo: number | null): boolean {
  return !row.secreted || (memberNo !== null && row.memberNo === memberNo);
}

function toInquiry(row: InquiryColumns, isShown: boolean, answers: Inquiry['answers']): Inquiry {
  return {
    inquiryNo: row.inquiryNo,
    type: TYPES.find((type) => type === row.type) ?? 'OTHER',
    title: isShown ? row.title : '',
    content: isShown ? row.content : '',
    secreted: row.secreted,
    memberId: maskWriter(row.writerName),
    replied: row.status === 'ANSWERED',
    registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
    answers: isShown ? answers : [],
  };
}

async function readAnswers(
  database: Database,
  inquiryNos: readonly number[],
): Promise<ReadonlyMap<number, Inquiry['answers']>> {
  if (inquiryNos.length === 0) return new Map();
  const rows = await database
    .selectFrom('inquiryAnswer')
    .select(['inquiryNo', 'content', 'registeredAt'])
    .where((row) => row.eb('inquiryNo', '=', row.fn.any(row.val([...inquiryNos]))))
    .orderBy('inquiryNo')
    .orderBy('answerNo')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.inquiryNo);
  return new Map(
    [...grouped].map(([inquiryNo, answers]) => [
      inquiryNo,
      answers.map(({ content, registeredAt }) => ({ content, registerYmdt: formatYmdt(fromTimestamp(registeredAt)) })),
    ]),
  );
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
