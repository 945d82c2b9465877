import {
  formatYmdt,
  type InquiryNo,
  type MemberNo,
  type ProductNo,
  SHOWN_INQUIRY_TYPES,
} from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { fromTimestamp } from '../../database/instant.ts';
import { totalOf } from '../../database/list-count.ts';
import { inTens, numberedPage, readPage } from '../../http/numbered-page.ts';
import type { ProductColumns } from '../page/product.store.ts';
import { maskWriter } from './reviews.ts';
import type { View } from '../../catalogue/catalogue.ts';

type Inquiries = JsonAnswer<'getProductInquiries'>;
type Inquiry = Inquiries['items'][number];

/** Inquiries on one page unless asked otherwise. Assumed. */
const INQUIRY_PAGE_SIZE = 10;

interface InquiryColumns {
  readonly inquiryNo: InquiryNo;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly secreted: boolean;
  readonly memberNo: MemberNo | null;
  readonly writerName: string;
  readonly status: string;
  readonly registeredAt: Date;
  readonly key: string;
}

interface AnswerColumns {
  readonly inquiryNo: InquiryNo;
  readonly content: string;
  readonly registeredAt: Date;
}

/** A place among inquiries; the key as PostgreSQL writes it, exact to the microsecond. */
interface InquiryPlace {
  readonly key: string;
  readonly inquiryNo: InquiryNo;
}

/** Whose inquiries are read, and whether secret ones are left out. */
interface InquiryQuestion {
  readonly productNo: ProductNo;
  readonly openOnly: boolean;
}

/** Answers a page of the inquiries about a product; the words of a secret one only to its writer. */
export async function productInquiries(
  view: View,
  product: ProductColumns,
  query: CallOf<'getProductInquiries'>['query'],
  memberNo: MemberNo | null,
): Promise<Inquiries> {
  const { database } = view;
  const { productNo } = product;
  const openOnly = query.excludeSecret === true;
  const page = numberedPage(query, INQUIRY_PAGE_SIZE);
  const question = { productNo, openOnly };
  const [rows, totalCount] = await Promise.all([
    readPage<InquiryColumns, InquiryPlace>(page, {
      pass: async (after, entries) =>
        (await inquiriesPassedQuery(question, after, entries).execute(database)).rows[0] ?? null,
      read: async (after, count) => (await inquiriesQuery(question, after, count).execute(database)).rows,
      placeOf: (row) => row,
    }),
    openOnly ? totalOf(database, `open-inquiries/${productNo}`) : product.inquiryCnt,
  ]);
  const answers = await readAnswers(database, rows);
  return {
    totalCount,
    items: rows.map((row) => toInquiry(row, answers.get(row.inquiryNo) ?? [], isShownTo(row, memberNo))),
  };
}

/** The query behind inquiries about a product that follow a place, newest first. */
export function inquiriesQuery(
  question: InquiryQuestion,
  after: InquiryPlace | null,
  rows: number,
): RawBuilder<InquiryColumns> {
  return sql<InquiryColumns>`
    select inquiry_no as "inquiryNo", type, title, content, secreted, member_no as "memberNo",
           writer_name as "writerName", status, registered_at as "registeredAt", registered_at::text as key
    ${following(question, after, rows)}`;
}

/** The query behind the place so many entries further on, from an index alone. */
export function inquiriesPassedQuery(
  question: InquiryQuestion,
  after: InquiryPlace | null,
  entries: number,
): RawBuilder<InquiryPlace> {
  return sql<InquiryPlace>`
    select registered_at::text as key, inquiry_no as "inquiryNo"
    from (select registered_at, inquiry_no ${following(question, after, entries)}) passed
    order by passed.registered_at, inquiry_no limit 1`;
}

function following({ productNo, openOnly }: InquiryQuestion, after: InquiryPlace | null, rows: number) {
  const from =
    after === null
      ? sql``
      : sql`and (registered_at, inquiry_no) < (${after.key}::timestamptz, ${after.inquiryNo}::bigint)`;
  return sql`
    from inquiry
    where product_no = ${productNo} and kind = 'PRODUCT' and deleted_at is null ${openOnly ? sql`and not secreted` : sql``} ${from}
    order by registered_at desc, inquiry_no desc limit ${rows}`;
}

/** The query behind the answers to some inquiries, in order. */
export function answersQuery(inquiryNos: readonly InquiryNo[]): RawBuilder<AnswerColumns> {
  return sql<AnswerColumns>`
    select inquiry_no as "inquiryNo", content, registered_at as "registeredAt" from inquiry_answer
    where inquiry_no = any(${[...inquiryNos]}::bigint[]) order by inquiry_no, answer_no`;
}

async function readAnswers(
  database: Database,
  inquiries: readonly InquiryColumns[],
): Promise<ReadonlyMap<InquiryNo, readonly AnswerColumns[]>> {
  const answered = inquiries.flatMap(({ inquiryNo, status }) => (status === 'ASKED' ? [] : [inquiryNo]));
  const rows = await inTens(answered, async (some) => (await answersQuery(some).execute(database)).rows);
  return Map.groupBy(rows, (row) => row.inquiryNo);
}

function isShownTo(row: InquiryColumns, memberNo: MemberNo | null): boolean {
  return !row.secreted || (memberNo !== null && row.memberNo === memberNo);
}

function toInquiry(row: InquiryColumns, answers: readonly AnswerColumns[], isShown: boolean): Inquiry {
  return {
    inquiryNo: row.inquiryNo,
    type: SHOWN_INQUIRY_TYPES.find((type) => type === row.type) ?? 'OTHER',
    title: isShown ? row.title : '',
    content: isShown ? row.content : '',
    secreted: row.secreted,
    memberId: maskWriter(row.writerName),
    replied: row.status === 'ANSWERED',
    registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
    answers: isShown ? answers.map(toAnswer) : [],
  };
}

function toAnswer({ content, registeredAt }: AnswerColumns): Inquiry['answers'][number] {
  return { content, registerYmdt: formatYmdt(fromTimestamp(registeredAt)) };
}
