import { addressProblems, EMPTY_ADDRESS_ENTRY, type Address, EMPTY_ADDRESS } from '../address/address.ts';
import type { OptionNo, OrderOptionNo } from '../value/identifiers.ts';
import { claimNeeds, type ClaimNeeds } from './claim-needs.ts';
import {
  CLAIM_DETAIL_LIMIT,
  CLAIM_PHOTO_LIMIT,
  type ClaimReasonType,
  type ClaimType,
  type ReturnWayType,
} from './claim.ts';
import type {
  Claimable,
  ClaimableLine,
  ClaimChoice,
  ClaimEstimate,
  ClaimEstimateRequest,
  ClaimRequest,
} from './claim-record.ts';
import { type BankAccountDraft, bankAccountOf, bankAccountProblems } from '../value/bank-account.ts';
import { lengthOf } from '../value/text-length.ts';
import { commonNoticedDays, isNoticedWithin, type NoticedDays } from './fault-noticed.ts';
import { isBlank } from '../value/tidy-text.ts';

/** What a buyer fills in to cancel, return or exchange. */
export interface ClaimForm {
  /** The selected lines, each with its pieces. */
  readonly claimedProductOptions: ClaimEstimateRequest['claimedProductOptions'];
  readonly claimReasonType: ClaimReasonType | null;
  /** yyyy-MM-dd; empty until it is filled in, and when not required. */
  readonly faultNoticedYmd: string;
  readonly claimReasonDetail: string;
  /** The uploaded photos. */
  readonly fileNames: readonly string[];
  /** Whether a photo is being uploaded. */
  readonly isSendingPhotos: boolean;
  /** Required only when goods are returned. */
  readonly returnWayType: ReturnWayType;
  readonly returnAddress: Address;
  readonly deliveryCompanyType: string;
  readonly invoiceNo: string;
  readonly exchangeOptionNo: OptionNo | null;
  /** Required only when the payment method cannot be refunded. */
  readonly bankAccountInfo: BankAccountDraft;
}

/** A problem of a claim form, in the order of the form. */
export type ClaimFormProblem =
  | 'lines'
  | 'exchange-option'
  | 'reason'
  | 'fault-noticed'
  | 'detail'
  | 'photos'
  | 'photos-sending'
  | 'receiver-name'
  | 'receiver-phone'
  | 'zip'
  | 'address'
  | 'delivery-company'
  | 'invoice'
  | 'bank'
  | 'bank-account'
  | 'bank-depositor';

/** The state of one claim form. */
export interface ClaimDraft {
  readonly claimType: ClaimType;
  readonly claimable: Claimable;
  readonly form: ClaimForm;
  /**
   * The request that was estimated last, with its estimate: null when it failed. Null before the first.
   */
  readonly estimated: { readonly question: ClaimEstimateRequest; readonly estimate: ClaimEstimate | null } | null;
}

type Reason = ClaimChoice['reasons'][number];

/** The lines of an order that allow a claim of this type. */
export function linesToClaim(claimable: Claimable, claimType: ClaimType): readonly ClaimableLine[] {
  return claimable.lines.filter((line) => choiceOf(line, claimType) !== null);
}

/**
 * A form as it opens: the line it was opened from is ticked with all its pieces, or every line where none was named. An
 * exchange takes one line: of several the buyer ticks one.
 * @param orderOptionNo null for the whole order
 */
export function openClaimForm(
  claimable: Claimable,
  claimType: ClaimType,
  orderOptionNo: OrderOptionNo | null,
): ClaimForm {
  const lines = linesToClaim(claimable, claimType);
  const named = orderOptionNo === null ? lines : lines.filter((line) => line.orderOptionNo === orderOptionNo);
  const ticked = claimType === 'EXCHANGE' && named.length > 1 ? [] : named;
  return {
    claimedProductOptions: ticked.map((line) => ({ orderOptionNo: line.orderOptionNo, productCnt: line.claimableCnt })),
    claimReasonType: null,
    faultNoticedYmd: '',
    claimReasonDetail: '',
    fileNames: [],
    isSendingPhotos: false,
    returnWayType: 'SELLER_COLLECT',
    returnAddress: claimable.returnAddress ?? EMPTY_ADDRESS,
    deliveryCompanyType: '',
    invoiceNo: '',
    exchangeOptionNo: null,
    bankAccountInfo: claimable.lastBankAccount ?? { bank: '', bankAccount: '', bankDepositorName: '' },
  };
}

/** A form after a change; clears a reason that a selected line does not allow. */
export function changeClaimForm(draft: ClaimDraft, part: Partial<ClaimForm>): ClaimForm {
  const changed = { ...draft.form, ...part };
  const isOffered = reasonsToClaim({ ...draft, form: changed }).some(
    ({ claimReasonType }) => claimReasonType === changed.claimReasonType,
  );
  return isOffered ? changed : { ...changed, claimReasonType: null };
}

/**
 * What ticking a line with so many pieces changes, 0 for none; an exchange takes one line,
 * and asks for its option anew.
 */
export function tickLine(
  { claimType, form }: Pick<ClaimDraft, 'claimType' | 'form'>,
  orderOptionNo: OrderOptionNo,
  productCnt: number,
): Partial<ClaimForm> {
  const own = productCnt === 0 ? [] : [{ orderOptionNo, productCnt }];
  if (claimType === 'EXCHANGE') return { claimedProductOptions: own, exchangeOptionNo: null };
  const others = form.claimedProductOptions.filter((option) => option.orderOptionNo !== orderOptionNo);
  return { claimedProductOptions: [...others, ...own] };
}

/** The reasons that every selected line allows; empty without a selection. */
export function reasonsToClaim(draft: ClaimDraft): readonly Reason[] {
  const [first, ...others] = choicesOf(draft);
  const isCommon = (reason: Reason) =>
    others.every(({ reasons }) => reasons.some(({ claimReasonType }) => claimReasonType === reason.claimReasonType));
  return first?.reasons.filter(isCommon) ?? [];
}

/** Whether a selected line has to be returned. */
export function draftComesBack(draft: ClaimDraft): boolean {
  return choicesOf(draft).some((choice) => choice.needsReturn);
}

/** What the form requires besides lines and reason. */
function draftNeeds(draft: ClaimDraft): ClaimNeeds {
  const { form, estimated } = draft;
  return claimNeeds({
    claimReasonType: form.claimReasonType,
    needsPhoto: draftNeedsPhoto(draft),
    comesBack: draftComesBack(draft),
    returnWayType: form.returnWayType,
    noticedDays: draftNoticedDays(draft),
    refundType: estimated?.estimate?.refundType ?? null,
  });
}

/** Whether the form shows an account: before the first estimate, whenever one may be required. */
export function draftHasAccount(draft: ClaimDraft): boolean {
  const { claimType, claimable, estimated } = draft;
  if (estimated === null || estimated.estimate === null) return claimable.needsBankAccount && claimType !== 'EXCHANGE';
  return draftNeeds(draft).bankAccount;
}

/** The days on which the fault may have been noticed; null when not required. */
export function draftNoticedDays(draft: ClaimDraft): NoticedDays | null {
  const chosen = choicesOf(draft).flatMap(({ reasons }) =>
    reasons.filter(({ claimReasonType }) => claimReasonType === draft.form.claimReasonType),
  );
  return commonNoticedDays(chosen.map((reason) => reason.noticedDays));
}

/** Whether the chosen reason requires a photo. */
export function draftNeedsPhoto(draft: ClaimDraft): boolean {
  return reasonsToClaim(draft).some(
    (reason) => reason.claimReasonType === draft.form.claimReasonType && reason.needsPhoto,
  );
}

/** The request for an estimate; null while lines, reason or exchange option are missing. */
export function estimateRequestOf(draft: ClaimDraft): ClaimEstimateRequest | null {
  const { claimType, claimable, form } = draft;
  const { claimReasonType, claimedProductOptions, exchangeOptionNo } = form;
  const isExchange = claimType === 'EXCHANGE';
  if (claimReasonType === null || claimedProductOptions.length === 0) return null;
  if (isExchange && exchangeOptionNo === null) return null;
  return {
    orderNo: claimable.orderNo,
    claimType,
    claimReasonType,
    claimedProductOptions,
    ...(draftComesBack(draft) && { returnWayType: form.returnWayType }),
    ...(isExchange && exchangeOptionNo !== null && { exchangeOptionNo }),
  };
}

/** Whether two requests are equal, regardless of the order of their lines. */
export function isSameEstimateRequest(left: ClaimEstimateRequest, right: ClaimEstimateRequest): boolean {
  const [lines, others] = [left.claimedProductOptions, right.claimedProductOptions];
  return (
    QUESTION_FIELDS.every((field) => left[field] === right[field]) &&
    lines.length === others.length &&
    lines.every((line) =>
      others.some(
        ({ orderOptionNo, productCnt }) => orderOptionNo === line.orderOptionNo && productCnt === line.productCnt,
      ),
    )
  );
}

const QUESTION_FIELDS = ['orderNo', 'claimType', 'claimReasonType', 'returnWayType', 'exchangeOptionNo'] as const;

/** Every problem of a form, in its order. Assumed: which fields a reason requires. */
export function claimFormProblems(draft: ClaimDraft): readonly ClaimFormProblem[] {
  const { claimType, form } = draft;
  const { returnAddress, bankAccountInfo } = form;
  const needs = draftNeeds(draft);
  const days = draftNoticedDays(draft);
  const [isCollected, isSent, needsAccount] = [needs.returnAddress, needs.invoice, needs.bankAccount];
  const detail = form.claimReasonDetail.trim();
  const place = isCollected ? addressProblems({ ...EMPTY_ADDRESS_ENTRY, ...returnAddress }) : [];
  const checks: readonly (readonly [ClaimFormProblem, boolean])[] = [
    ['lines', form.claimedProductOptions.length === 0],
    ['exchange-option', claimType === 'EXCHANGE' && form.exchangeOptionNo === null],
    ['reason', form.claimReasonType === null],
    ['fault-noticed', days !== null && !isNoticedWithin(days, form.faultNoticedYmd)],
    ['detail', lengthOf(detail) > CLAIM_DETAIL_LIMIT || (needs.detail && isBlank(detail))],
    ['photos-sending', form.isSendingPhotos],
    [
      'photos',
      form.fileNames.length > CLAIM_PHOTO_LIMIT ||
        (needs.photo && !form.isSendingPhotos && form.fileNames.length === 0),
    ],
    ['receiver-name', place.includes('receiver-name')],
    ['receiver-phone', place.includes('receiver-phone')],
    ['zip', place.includes('zip')],
    ['address', place.some((problem) => problem.endsWith('address'))],
    ['delivery-company', isSent && form.deliveryCompanyType === ''],
    ['invoice', isSent && !/^[0-9A-Za-z-]{4,40}$/.test(form.invoiceNo)],
  ];
  return [
    ...checks.filter(([, isProblem]) => isProblem).map(([problem]) => problem),
    ...(needsAccount ? bankAccountProblems(bankAccountInfo) : []),
  ];
}

/**
 * The request of a form with the estimate the buyer saw and only the fields that apply; null without an estimate.
 */
export function claimRequest(draft: ClaimDraft): ClaimRequest | null {
  const { form, estimated } = draft;
  if (estimated === null || estimated.estimate === null) return null;
  const { question, estimate: shown } = estimated;
  const { returnWayType } = question;
  const needs = draftNeeds(draft);
  const account = bankAccountOf(form.bankAccountInfo);
  return {
    ...question,
    claimReasonDetail: form.claimReasonDetail.trim(),
    refundAmtForVerification: shown.refundPayAmt,
    immediacyForVerification: shown.refundsImmediately,
    ...(returnWayType === 'SELLER_COLLECT' && { returnAddress: form.returnAddress }),
    ...(returnWayType === 'BUYER_DIRECT_RETURN' && {
      deliveryCompanyType: form.deliveryCompanyType,
      invoiceNo: form.invoiceNo,
    }),
    ...(needs.faultNoticed && { faultNoticedYmd: form.faultNoticedYmd }),
    ...(form.fileNames.length > 0 && { fileNames: form.fileNames }),
    ...(needs.bankAccount && account !== null && { bankAccountInfo: account }),
  };
}

function choicesOf({ claimType, claimable, form }: ClaimDraft): readonly ClaimChoice[] {
  return form.claimedProductOptions.flatMap(({ orderOptionNo }) => {
    const line = claimable.lines.find((candidate) => candidate.orderOptionNo === orderOptionNo);
    const choice = line === undefined ? null : choiceOf(line, claimType);
    return choice === null ? [] : [choice];
  });
}

function choiceOf(line: ClaimableLine, claimType: ClaimType): ClaimChoice | null {
  return line.choices.find((choice) => choice.claimType === claimType) ?? null;
}
