import type { Claim, ClaimEstimateRequest, ClaimRequest } from '../../claim/claim-record.ts';
import type { OrderNo, OrderOptionNo } from '../../value/identifiers.ts';
import type { SuiteShop } from './suite-shop.ts';

/** Asks for a claim with the amount that its estimate shows. */
export async function claimed(
  { member }: SuiteShop,
  question: ClaimEstimateRequest,
  over: Partial<ClaimRequest> = {},
): Promise<Claim> {
  const { refundPayAmt } = await member.claimApi.estimate(question);
  const key = `claim-${question.orderNo}-${(await member.claimApi.list({ pageSize: 100 })).totalCount}`;
  const request = { ...question, claimReasonDetail: '', refundAmtForVerification: refundPayAmt, ...over };
  return member.claimApi.request(request, key);
}

/** A claim for one line, because the buyer's mind has changed. */
export function claimEstimateRequest(
  { orderNo, orderOptionNo }: { readonly orderNo: OrderNo; readonly orderOptionNo: OrderOptionNo },
  over: Partial<ClaimEstimateRequest> = {},
): ClaimEstimateRequest {
  return {
    orderNo,
    claimType: 'CANCEL',
    claimReasonType: 'CHANGE_MIND',
    claimedProductOptions: [{ orderOptionNo, productCnt: 1 }],
    ...over,
  };
}

/** Where the carrier finds goods that go back. */
export const RETURN_ADDRESS = {
  addressNo: 0,
  addressName: '집',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 가상로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '101호',
  receiverContact1: '01000000001',
};
