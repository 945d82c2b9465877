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
  /** The lines that are ticked, each with its pieces. */
  readonly claimedProductOptions: ClaimEstimateRequest['claimedProductOptions'];
  readonly claimReasonType: ClaimReasonType | null;
  /** yyyy-MM-dd; empty until it is filled in, and where it is not asked for. */
  readonly faultNoticedYmd: string;
  readonly claimReasonDetail: string;
  /** The photos that have been sent. */
  readonly fileNames: readonly string[];
  /** Whether a photo is still on its way. */
  readonly isSendingPhotos: boolean;
  /** Asked for only where goods come back. */
  readonly returnWayType: ReturnWayType;
  readonly returnAddress: Address;
  readonly deliveryCompanyType: string;
  readonly invoiceNo: string;
  readonly exchangeOptionNo: OptionNo | null;
  /** Asked for only where the payment method cannot be refunded. */
  readonly bankAccountInfo: BankAccountDraft;
}

/** What keeps a claim from being asked for, in the order of its form. */
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

/** What is claimed, of what, and how; the form of one claim. */
export interface ClaimDraft {
  readonly claimType: ClaimType;
  readonly claimable: Claimable;
  readonly form: ClaimForm;
  /**
   * The question that was estimated last, with the answer: null when it could not be had. Null
   * as long as nothing was asked.
   */
  readonly estimated: { readonly question: ClaimEstimateRequest; readonly estimate: ClaimEstimate | null } | null;
}

type Reason = ClaimChoice['reasons'][number];

/** The lines of an order that can be claimed like this. */
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

/** A form after a change; a reason that one of the ticked lines may not be given is taken back. */
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

/** The reasons that every ticked line may be given; none while no line is ticked. */
export function reasonsToClaim(draft: ClaimDraft): readonly Reason[] {
  const [first, ...others] = choicesOf(draft);
  const isCommon = (reason: Reason) =>
    others.every(({ reasons }) => reasons.some(({ claimReasonType }) => claimReasonType === reason.claimReasonType));
  return first?.reasons.filter(isCommon) ?? [];
}

/** Whether anything ticked has to come back. */
export function draftComesBack(draft: ClaimDraft): boolean {
  return choicesOf(draft).some((choice) => choice.needsReturn);
}

/** What the form has to ask for besides what is claimed and why. */
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

/** Whether the form has a place for an account: until it is estimated, wherever one may be needed. */
export function draftHasAccount(draft: ClaimDraft): boolean {
  const { claimType, claimable, estimated } = draft;
  if (estimated === null || estimated.estimate === null) return claimable.needsBankAccount && claimType !== 'EXCHANGE';
  return draftNeeds(draft).bankAccount;
}

/** On which days the fault may have been noticed; null where it is not asked for. */
export function draftNoticedDays(draft: ClaimDraft): NoticedDays | null {
  const chosen = choicesOf(draft).flatMap(({ reasons }) =>
    reasons.filter(({ claimReasonType }) => claimReasonType === draft.form.claimReasonType),
  );
  return commonNoticedDays(chosen.map((reason) => reason.noticedDays));
}

/** Whether the chosen reason has to be shown in a photo. */
export function draftNeedsPhoto(draft: ClaimDraft): boolean {
  return reasonsToClaim(draft).some(
    (reason) => reason.claimReasonType === draft.form.claimReasonType && reason.needsPhoto,
  );
}

/** What the shop is asked to estimate; null as long as lines, reason or the other option are missing. */
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

/** Whether two questions have the same answer because they are the same, in whatever order their lines were ticked. */
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

/**
 * Everything that keeps a claim from being asked for, first of the form first. Assumed: which fields a reason needs.
 */
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
 * The claim that is asked for, with the estimate its buyer saw; only what applies goes along.
 * Null as long as they saw none.
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
