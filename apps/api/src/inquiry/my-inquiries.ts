import {
  commerceError,
  formatYmdt,
  hidesContent,
  INQUIRY_TYPES,
  type InquiryNo,
  type MemberNo,
  withheldFrom,
} from '@dealstore/commerce-core/domain';
import type { SelectQueryBuilder } from 'kysely';
import { inLanguage, type View } from '../catalogue/catalogue.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromTimestamp } from '../database/instant.ts';
import type { DB } from '../database/schema/schema.ts';
import { signPictures } from '../file/file.ts';
import { numberedPage, readPage } from '../http/numbered-page.ts';
import { knownOf } from '../database/stored-json.ts';

type MyInquiry = JsonAnswer<'getMyInquiry'>;

const PAGE_SIZE = 20;
/** Inquiries counted at most. Assumed: a member does not look for the thousandth. */
const MOST_COUNTED = 1_000;

interface InquiryPlace {
  readonly registeredAt: Date;
  readonly inquiryNo: InquiryNo;
}

/** One page of a member's inquiries of a kind, newest first. Rejects with INVALID_REQUEST. */
export async function readMyInquiries(
  view: View,
  memberNo: MemberNo,
  query: CallOf<'getMyInquiries'>['query'],
): Promise<JsonAnswer<'getMyInquiries'>> {
  const { database } = view;
  const ofKind = database
    .selectFrom('inquiry')
    .where('inquiry.memberNo', '=', memberNo)
    .where('kind', '=', query.kind)
    .where('inquiry.deletedAt', 'is', null);
  const after = (place: InquiryPlace | null) => {
    const inquiries = ofKind.orderBy('inquiry.registeredAt', 'desc').orderBy('inquiryNo', 'desc');
    if (place === null) return inquiries;
    return inquiries.where((row) =>
      row(row.refTuple('inquiry.registeredAt', 'inquiryNo'), '<', row.tuple(place.registeredAt, place.inquiryNo)),
    );
  };
  const [rows, { count }] = await Promise.all([
    readPage(numberedPage(query, PAGE_SIZE), {
      pass: async (place: InquiryPlace | null, entries) => {
        const passed = await after(place).select(['inquiry.registeredAt', 'inquiryNo']).limit(entries).execute();
        return passed.at(-1) ?? null;
      },
      read: (place, limit) => withProducts(after(place)).limit(limit).execute(),
      placeOf: ({ registeredAt, inquiryNo }) => ({ registeredAt, inquiryNo }),
    }),
    database
      .selectFrom(ofKind.select('inquiryNo').limit(MOST_COUNTED).as('counted'))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: await answersOf(view, rows), totalCount: Number(count) };
}

/** One inquiry of a member. Rejects with NOT_FOUND. */
export async function readMyInquiry(view: View, memberNo: MemberNo, inquiryNo: InquiryNo): Promise<MyInquiry> {
  const rows = await ownInquiries(view.database, memberNo).where('inquiryNo', '=', inquiryNo).execute();
  const [inquiry] = await answersOf(view, rows);
  if (inquiry === undefined) throw commerceError('NOT_FOUND');
  return inquiry;
}

function ownInquiries(database: Database, memberNo: MemberNo) {
  const inquiries = database.selectFrom('inquiry').where('inquiry.memberNo', '=', memberNo);
  return withProducts(inquiries.where('inquiry.deletedAt', 'is', null));
}

function withProducts(inquiries: SelectQueryBuilder<DB, 'inquiry', object>) {
  return inquiries
    .leftJoin('product', 'product.productNo', 'inquiry.productNo')
    .select(['inquiryNo', 'kind', 'type', 'title', 'content', 'secreted', 'status', 'orderNo', 'fileUrls'])
    .select(['inquiry.registeredAt', 'product.productNo', 'productName', 'productNameEn', 'listImageUrl'])
    .select(['adult', 'telecomOnly']);
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownInquiries>['execute']>>[number];

async function answersOf(view: View, rows: readonly OwnRow[]): Promise<MyInquiry[]> {
  if (rows.length === 0) return [];
  const answers = await view.database
    .selectFrom('inquiryAnswer')
    .select(['inquiryNo', 'content', 'registeredAt'])
    .where(
      'inquiryNo',
      'in',
      rows.map(({ inquiryNo }) => inquiryNo),
    )
    .orderBy('answerNo')
    .execute();
  const signed = await signPictures(
    view.database,
    rows.flatMap(({ fileUrls }) => fileUrls),
    view.now,
  );
  const answersTo = Map.groupBy(answers, ({ inquiryNo }) => inquiryNo);
  return rows.map((row) => {
    const isHidden = hidesContent(withheldOf(view, row));
    return {
      inquiryNo: row.inquiryNo,
      kind: row.kind,
      type: knownOf(INQUIRY_TYPES, row.type) ?? 'OTHER',
      title: isHidden ? '' : row.title,
      content: isHidden ? '' : row.content,
      secreted: row.secreted,
      replied: row.status === 'ANSWERED',
      product: productOf(view, row, isHidden),
      orderNo: row.orderNo,
      fileUrls: isHidden ? [] : row.fileUrls.map((url) => signed.get(url) ?? url),
      registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
      answers: (isHidden ? [] : (answersTo.get(row.inquiryNo) ?? [])).map(({ content, registeredAt }) => ({
        content,
        registerYmdt: formatYmdt(fromTimestamp(registeredAt)),
      })),
    };
  });
}

function withheldOf({ visitor }: View, { adult, telecomOnly }: OwnRow) {
  return withheldFrom(visitor, { adult: adult ?? false, telecomOnly: telecomOnly ?? false });
}

function productOf({ language }: View, row: OwnRow, isHidden: boolean): MyInquiry['product'] {
  if (row.productNo === null) return null;
  if (isHidden) return { productNo: row.productNo, productName: '', imageUrl: '' };
  const productName = inLanguage(language, row.productName ?? '', row.productNameEn ?? '');
  return { productNo: row.productNo, productName, imageUrl: row.listImageUrl ?? '' };
}
