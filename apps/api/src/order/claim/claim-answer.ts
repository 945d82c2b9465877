import {
  CLAIM_REASONS,
  type EpochMs,
  formatYmdt,
  isClaimWithdrawable,
  kstDate,
  type ClaimReasonType,
  type Language,
  REFUND_RULES,
  REFUND_TYPES,
  type CouponIssueNo,
  type DeliveryNo,
  type OrderOptionNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { inLanguage } from '../../catalogue/catalogue.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { fromNullableTimestamp, fromTimestamp, ymdtOrNull } from '../../database/instant.ts';
import { fieldOf, knownOf, listOf, numberOf, textOf } from '../../database/stored-json.ts';
import { claimStatusOf } from '../record/option-action.ts';
import { readLateRefunds } from '../payment/late-refund.ts';
import { signPictures } from '../../file/file.ts';
import type { StoredClaim } from './claim-row.ts';

/** A claim as the contract has it. */
export type ClaimAnswer = JsonAnswer<'getClaim'>;

/** Reads what belongs to claims, in the order they are given. */
export async function readClaims(
  database: Database | Transaction,
  claims: readonly StoredClaim[],
  { language, now }: { readonly language: Language; readonly now: EpochMs },
): Promise<ClaimAnswer[]> {
  if (claims.length === 0) return [];
  const claimNos = claims.map(({ claimNo }) => claimNo);
  const options = await database
    .selectFrom('claimOption')
    .innerJoin('orderOption', 'orderOption.orderOptionNo', 'claimOption.orderOptionNo')
    .select(['claimOption.claimNo', 'claimOption.orderOptionNo', 'claimOption.claimedCnt as productCnt'])
    .select(['claimOption.optionNo', 'claimOption.optionValue', 'claimOption.optionValueEn'])
    .select(['exchangeOptionNo', 'exchangeOptionValue', 'exchangeOptionValueEn'])
    .select(['orderOption.productNo', 'productName', 'productNameEn', 'brandName', 'brandNameEn', 'imageUrl'])
    .select(['optionName', 'optionNameEn'])
    .where('claimOption.claimNo', 'in', claimNos)
    .orderBy('claimOption.orderOptionNo')
    .execute();
  const steps = await database
    .selectFrom('claimHistory')
    .selectAll()
    .where('claimNo', 'in', claimNos)
    .orderBy('historyNo')
    .execute();
  const refunds = await database.selectFrom('refund').selectAll().where('claimNo', 'in', claimNos).execute();
  const parcels = await database
    .selectFrom('claimOption')
    .innerJoin('orderDelivery', 'orderDelivery.deliveryNo', 'claimOption.exchangeDeliveryNo')
    .select(['claimNo', 'deliveryCompanyType', 'invoiceNo', 'shippedAt', 'deliveredAt'])
    .where('claimNo', 'in', claimNos)
    .execute();
  const names = await readNames(database, claims, language);
  const late = await readLateRefunds(
    database,
    claims.map(({ orderNo }) => orderNo),
  );
  const signed = await signPictures(
    database,
    claims.filter(isAskedByBuyer).flatMap(({ imageUrls }) => imageUrls),
    now,
  );
  return claims.map((claim) => {
    const refund = refunds.find(({ claimNo }) => claimNo === claim.claimNo);
    return {
      ...headOf(claim, signed),
      lateRefund: claim.claimType === 'CANCEL' ? (late.get(claim.orderNo) ?? null) : null,
      options: options.filter(({ claimNo }) => claimNo === claim.claimNo).map((option) => optionOf(option, language)),
      estimate: estimateAnswer(claim, names),
      refund:
        refund === undefined
          ? null
          : {
              refundYmdt: ymdtOrNull(fromNullableTimestamp(refund.refundedAt)),
              dueYmd: kstDate(fromTimestamp(refund.dueAt)),
              interestAmt: refund.interestAmt,
              needsBankAccount: refund.accountRefusedAt !== null,
            },
      exchangeDelivery: parcelOf(parcels.find(({ claimNo }) => claimNo === claim.claimNo)),
      timeline: steps
        .filter(({ claimNo }) => claimNo === claim.claimNo)
        .flatMap(({ claimStatusType, changedAt, changedBy }) => {
          const status = claimStatusOf(claimStatusType);
          const by = changedBy === 'BUYER' || changedBy === 'SYSTEM' ? changedBy : ('SELLER' as const);
          const changedYmdt = formatYmdt(fromTimestamp(changedAt));
          return status === null ? [] : [{ claimStatusType: status, changedYmdt, changedBy: by }];
        }),
    };
  });
}

/** Words, photos and place of a gift's recipient are not its sender's to see. */
function isAskedByBuyer({ askedBy }: StoredClaim): boolean {
  return askedBy === 'BUYER';
}

function headOf(
  claim: StoredClaim,
  signed: ReadonlyMap<string, string>,
): Omit<ClaimAnswer, 'options' | 'estimate' | 'refund' | 'exchangeDelivery' | 'timeline' | 'lateRefund'> {
  const claimStatusType = claimStatusOf(claim.claimStatusType) ?? 'WITHDRAWN';
  const isOwn = isAskedByBuyer(claim);
  return {
    claimNo: claim.claimNo,
    orderNo: claim.orderNo,
    claimType: claim.claimType,
    claimStatusType,
    claimReasonType: reasonOf(claim.claimReasonType),
    claimReasonDetail: isOwn ? claim.claimReasonDetail : '',
    faultNoticedYmd: claim.faultNoticedOn,
    responsibleObjectType: claim.responsibleObjectType,
    claimYmdt: formatYmdt(fromTimestamp(claim.requestedAt)),
    returnWayType: claim.returnWayType,
    returnAddress: isOwn ? addressOf(claim.returnAddress) : null,
    deliveryCompanyType: claim.deliveryCompanyType,
    invoiceNo: claim.invoiceNo,
    claimImageUrls: isOwn ? claim.imageUrls.map((url) => signed.get(url) ?? url) : [],
    rejectReason: claim.rejectReason,
    withdrawable: isOwn && isClaimWithdrawable(claimStatusType),
  };
}

interface Parcel {
  readonly deliveryCompanyType: string | null;
  readonly invoiceNo: string | null;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
}

function parcelOf(parcel: Parcel | undefined): ClaimAnswer['exchangeDelivery'] {
  if (parcel?.shippedAt == null) return null;
  const { deliveryCompanyType, invoiceNo, shippedAt, deliveredAt } = parcel;
  return {
    deliveryCompanyType: deliveryCompanyType ?? 'ETC',
    invoiceNo,
    shippedYmdt: formatYmdt(fromTimestamp(shippedAt)),
    deliveredYmdt: ymdtOrNull(fromNullableTimestamp(deliveredAt)),
  };
}

function reasonOf(stored: string): ClaimReasonType {
  return CLAIM_REASONS.find((reason) => reason.claimReasonType === stored)?.claimReasonType ?? 'OTHERS_BUYER';
}

type OptionAnswer = ClaimAnswer['options'][number];

interface OptionRow extends OptionAnswer {
  readonly productNameEn: string;
  readonly brandNameEn: string;
  readonly optionNameEn: string;
  readonly optionValueEn: string;
  readonly exchangeOptionValueEn: string | null;
}

function optionOf(row: OptionRow, language: Language): ClaimAnswer['options'][number] {
  const exchanged = row.exchangeOptionValue;
  return {
    orderOptionNo: row.orderOptionNo,
    productNo: row.productNo,
    optionNo: row.optionNo,
    productName: inLanguage(language, row.productName, row.productNameEn),
    brandName: inLanguage(language, row.brandName, row.brandNameEn),
    optionName: inLanguage(language, row.optionName, row.optionNameEn),
    optionValue: inLanguage(language, row.optionValue, row.optionValueEn),
    imageUrl: row.imageUrl,
    productCnt: row.productCnt,
    exchangeOptionNo: row.exchangeOptionNo,
    exchangeOptionValue: exchanged === null ? null : inLanguage(language, exchanged, row.exchangeOptionValueEn ?? ''),
  };
}

interface Names {
  /** By number. */
  readonly options: ReadonlyMap<OrderOptionNo, string>;
  readonly parcels: ReadonlyMap<DeliveryNo, string>;
  readonly coupons: ReadonlyMap<CouponIssueNo, string>;
}

/** The names in an estimate, in the reader's language, whoever has requested it. */
async function readNames(
  database: Database | Transaction,
  claims: readonly StoredClaim[],
  language: Language,
): Promise<Names> {
  const orderNos = [...new Set(claims.map(({ orderNo }) => orderNo))];
  const options = await database
    .selectFrom('orderOption')
    .select(['orderOptionNo', 'deliveryNo', 'productName', 'productNameEn', 'partnerNo', 'partnerNameEn'])
    .where('orderNo', 'in', orderNos)
    .execute();
  const parcels = await database
    .selectFrom('orderDelivery')
    .select(['deliveryNo', 'partnerNo', 'partnerName'])
    .where('orderNo', 'in', orderNos)
    .execute();
  const coupons = claims.flatMap(({ estimate }) => restoredOf(estimate));
  return {
    options: new Map(
      options.map((row) => [row.orderOptionNo, inLanguage(language, row.productName, row.productNameEn)]),
    ),
    parcels: new Map(
      parcels.map(({ deliveryNo, partnerNo, partnerName }) => {
        const seller = options.find((option) => option.partnerNo === partnerNo);
        return [deliveryNo, inLanguage(language, partnerName, seller?.partnerNameEn ?? '')];
      }),
    ),
    coupons: await readCouponNames(database, coupons, language),
  };
}

/** The names of issued coupons, by the number of their issue. */
export async function readCouponNames(
  database: Database | Transaction,
  couponIssueNos: readonly CouponIssueNo[],
  language: Language,
): Promise<ReadonlyMap<CouponIssueNo, string>> {
  if (couponIssueNos.length === 0) return new Map();
  const rows = await database
    .selectFrom('couponIssue')
    .innerJoin('coupon', 'coupon.couponNo', 'couponIssue.couponNo')
    .select(['couponIssueNo', 'couponName', 'couponNameEn'])
    .where(sql<boolean>`coupon_issue_no = any (${[...couponIssueNos]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.couponIssueNo, inLanguage(language, row.couponName, row.couponNameEn)]));
}

function estimateAnswer({ estimate, responsibleObjectType }: StoredClaim, names: Names): ClaimAnswer['estimate'] {
  return {
    refundPayAmt: numberOf(estimate, 'refundPayAmt', 0),
    refundMainPayAmt: numberOf(estimate, 'refundMainPayAmt', 0),
    refundSubPayAmt: numberOf(estimate, 'refundSubPayAmt', 0),
    refundType: knownOf(REFUND_TYPES, fieldOf(estimate, 'refundType')) ?? 'ZERO_REFUND',
    entries: listOf(fieldOf(estimate, 'entries')).flatMap((entry) => {
      const rule = knownOf(REFUND_RULES, fieldOf(entry, 'rule'));
      const orderOptionNo = numberOf(entry, 'orderOptionNo', null);
      const deliveryNo = numberOf(entry, 'deliveryNo', null);
      const source =
        (orderOptionNo === null ? undefined : names.options.get(orderOptionNo)) ??
        (deliveryNo === null ? undefined : names.parcels.get(deliveryNo)) ??
        textOf(entry, 'source', '');
      return rule === undefined
        ? []
        : [
            {
              rule,
              source,
              amount: numberOf(entry, 'amount', 0),
              couponAmt: numberOf(entry, 'couponAmt', 0),
              orderOptionNo,
              deliveryNo,
            },
          ];
    }),
    restoredCoupons: restoredOf(estimate).map((couponIssueNo) => ({
      couponIssueNo,
      couponName: names.coupons.get(couponIssueNo) ?? '',
    })),
    additionalPayAmt: numberOf(estimate, 'additionalPayAmt', 0),
    responsibleObjectType,
    refundsImmediately: fieldOf(estimate, 'refundsImmediately') === true,
  };
}

function restoredOf(estimate: unknown): readonly CouponIssueNo[] {
  return listOf(fieldOf(estimate, 'restoredCouponIssueNos')).filter((no) => typeof no === 'number');
}

function addressOf(stored: unknown): ClaimAnswer['returnAddress'] {
  if (typeof stored !== 'object' || stored === null) return null;
  const text = (name: string) => textOf(stored, name, '');
  return {
    addressNo: numberOf(stored, 'addressNo', 0),
    addressName: text('addressName'),
    receiverName: text('receiverName'),
    receiverZipCd: text('receiverZipCd'),
    receiverAddress: text('receiverAddress'),
    receiverJibunAddress: text('receiverJibunAddress'),
    receiverDetailAddress: text('receiverDetailAddress'),
    receiverContact1: text('receiverContact1'),
  };
}
