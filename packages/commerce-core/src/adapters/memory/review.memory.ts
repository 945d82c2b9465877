import { hidesContent, withheldFrom } from '../../access/access.ts';
import { contentRefusal } from '../../access/content-refusal.ts';
import { maskName } from '../../account/masking.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { refuse } from '../../error/refusal.ts';
import type { Review } from '../../product/product-review.ts';
import {
  blockRefusal,
  changeRefusal,
  draftRefusal,
  opinionRefusal,
  reportRefusal,
  reviewableRefusal,
} from '../../review/review-refusal.ts';
import { photoReviewPoints, reviewableUntil, trimReview } from '../../review/review-rule.ts';
import type { ReviewApi } from '../../review/review.port.ts';
import type { BoughtOption, MyReview, NewReview, WrittenReview } from '../../review/review.ts';
import { formatYmdt } from '../../value/calendar.ts';
import type { OrderOptionNo, ProductNo, ReviewNo } from '../../value/identifiers.ts';
import { type Won, won, ZERO_WON } from '../../value/won.ts';
import { type MemoryBackend, productOf } from './memory-backend.ts';
import { movePoints, takePointsBack } from './shop/memory-points.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';
import {
  claimedCntOf,
  type MemoryOrder,
  type MemoryOrderOption,
  openClaimOf,
  reviewFacts,
} from './shop/memory-order.ts';
import { rememberAnswers } from './remember-answers.ts';

/** Points a photo of any product of a memory shop brings. */
export const PHOTO_REVIEW_POINTS = won(500);

interface Bought {
  readonly order: MemoryOrder;
  readonly option: MemoryOrderOption;
}

/** Reviews of a memory shop: its own, and those of its member. */
export function createMemoryReviewApi(backend: MemoryBackend, { orders }: MemoryOutside): ReviewApi {
  const { state, clock } = backend;
  const writeOnce = rememberAnswers<WrittenReview>();

  /** What the member has bought and has: a gift is its recipient's to review. */
  const boughtOptions = (): readonly Bought[] =>
    [...orders.values()]
      .filter(({ request }) => request.shippingAddress !== null)
      .flatMap((order) => order.options.map((option) => ({ order, option })));

  const refusalOf = ({ option }: Bought) => {
    const facts = { orderStatusType: option.status, openClaim: openClaimOf(option), ...reviewFacts(option) };
    return reviewableRefusal(facts, clock.now());
  };

  const markReviewed = ({ order, option }: Bought): void => {
    const options = order.options.map((one) => (one === option ? { ...one, isReviewed: true as const } : one));
    orders.set(order.orderNo, { ...order, options });
  };

  const describe = async ({ order, option }: Bought): Promise<BoughtOption> => {
    const { line } = option.priced;
    const withheld = withheldFrom(await backend.visitor(), productOf(backend, line.productNo));
    const { productNo, optionNo, orderCnt } = line;
    const ordered = { orderOptionNo: option.orderOptionNo, orderNo: order.orderNo, productNo, optionNo, orderCnt };
    if (hidesContent(withheld)) {
      return { ...ordered, productName: '', imageUrl: '', optionName: '', optionValue: '', withheld };
    }
    const { productName, imageUrl, optionName, optionValue } = line;
    return { ...ordered, productName, imageUrl, optionName, optionValue, withheld };
  };

  /** Points a review of a product brings, once. */
  const pointsFor = (productNo: ProductNo, photoCnt: number, hasGoneBack = false): Won =>
    photoReviewPoints({
      photoCnt,
      hasGoneBack,
      hasBroughtPoints: state.paidReviewProducts.includes(productNo),
      promisedAmt: PHOTO_REVIEW_POINTS,
    });

  const pay = (productNo: ProductNo, photoCnt: number, hasGoneBack: boolean): Won => {
    const amount = pointsFor(productNo, photoCnt, hasGoneBack);
    if (amount > 0) state.paidReviewProducts = [...state.paidReviewProducts, productNo];
    movePoints(backend, { amount, reason: 'ADD_POSTING', orderNo: null });
    return amount;
  };

  const hasGoneBack = (orderOptionNo: OrderOptionNo): boolean =>
    boughtOptions().some(
      ({ order, option }) =>
        option.orderOptionNo === orderOptionNo && claimedCntOf(order, option) === option.priced.line.orderCnt,
    );

  const ownReview = (reviewNo: ReviewNo): MyReview => {
    const review = state.myReviews.find((one) => one.reviewNo === reviewNo);
    if (review === undefined) throw commerceError('NOT_FOUND');
    return review;
  };

  const shown = async (productNo: ProductNo, reviewNo: ReviewNo): Promise<Review> => {
    refuse(contentRefusal(withheldFrom(await backend.visitor(), productOf(backend, productNo))));
    const review = memoryReviews(backend, productNo).find((one) => one.reviewNo === reviewNo);
    if (review === undefined) throw commerceError('NOT_FOUND');
    return review;
  };

  const other = async (productNo: ProductNo, reviewNo: ReviewNo): Promise<Review> => {
    await backend.member();
    const review = await shown(productNo, reviewNo);
    refuse(opinionRefusal({ isOwn: review.myReview }));
    return review;
  };

  const write = async ({ orderOptionNo, rate, content, fileNames }: NewReview): Promise<WrittenReview> => {
    refuse(draftRefusal({ rate, content, photoCnt: fileNames.length }));
    const bought = boughtOptions().find(({ option }) => option.orderOptionNo === orderOptionNo);
    if (bought === undefined) throw commerceError('NOT_FOUND');
    refuse(refusalOf(bought));
    const { productNo } = bought.option.priced.line;
    const givenAccumulationAmt = pay(productNo, fileNames.length, false);
    const reviewNo = backend.nextNo();
    const review: MyReview = {
      reviewNo,
      bought: await describe(bought),
      rate,
      content: trimReview(content),
      fileUrls: fileNames.map(urlOf),
      registerYmdt: formatYmdt(clock.now()),
      recommendCnt: 0,
      givenAccumulationAmt,
      sellerReply: null,
    };
    markReviewed(bought);
    state.myReviews = [review, ...state.myReviews];
    return { reviewNo, givenAccumulationAmt };
  };

  return {
    writable: async () => {
      await backend.member();
      const open = boughtOptions()
        .filter((bought) => refusalOf(bought) === null)
        .toSorted((left, right) => right.option.orderOptionNo - left.option.orderOptionNo);
      return Promise.all(
        open.map(async (bought) => {
          const { DELIVERY_DONE: delivered = clock.now() } = bought.option.reachedAt;
          return {
            bought: await describe(bought),
            reviewableYmdt: formatYmdt(reviewableUntil(delivered)),
            photoReviewAccumulationAmt: pointsFor(bought.option.priced.line.productNo, 1),
          };
        }),
      );
    },
    written: async ({ pageNumber, pageSize }) => {
      await backend.member();
      const start = (pageNumber - 1) * pageSize;
      return { items: state.myReviews.slice(start, start + pageSize), totalCount: state.myReviews.length };
    },
    form: async ({ productNo, optionNo, orderNo }) => {
      await backend.member();
      const same = boughtOptions().filter(
        ({ order, option: { priced } }) =>
          order.orderNo === orderNo && priced.line.optionNo === optionNo && priced.line.productNo === productNo,
      );
      const bought = same.find((one) => refusalOf(one) === null) ?? same[0];
      if (bought === undefined) throw commerceError('NOT_FOUND');
      const { orderOptionNo } = bought.option;
      const review = state.myReviews.find((one) => one.bought.orderOptionNo === orderOptionNo) ?? null;
      if (review === null) refuse(refusalOf(bought));
      return { bought: await describe(bought), review, photoReviewAccumulationAmt: pointsFor(productNo, 1) };
    },
    write: async (review, key) => {
      await backend.member();
      return writeOnce(key, review, () => write(review));
    },
    change: async (reviewNo, request) => {
      await backend.member();
      const review = ownReview(reviewNo);
      refuse(changeRefusal(request, { ...review, givenAmt: review.givenAccumulationAmt }));
      const fileUrls = [...request.keptFileUrls, ...request.fileNames.map(urlOf)];
      const { productNo, orderOptionNo } = review.bought;
      const givenAccumulationAmt = pay(productNo, fileUrls.length, hasGoneBack(orderOptionNo));
      const changed: MyReview = {
        ...review,
        rate: request.rate,
        content: trimReview(request.content),
        fileUrls,
        givenAccumulationAmt: won(review.givenAccumulationAmt + givenAccumulationAmt),
      };
      state.myReviews = state.myReviews.map((one) => (one === review ? changed : one));
      return { reviewNo, givenAccumulationAmt };
    },
    remove: async (reviewNo) => {
      await backend.member();
      const review = ownReview(reviewNo);
      // What has gone back took its points along.
      const amount = hasGoneBack(review.bought.orderOptionNo) ? ZERO_WON : review.givenAccumulationAmt;
      takePointsBack(backend, { amount, reason: 'SUB_DELETE_POSTING', orderNo: null });
      state.myReviews = state.myReviews.filter((one) => one !== review);
    },
    get: shown,
    recommend: async (productNo, reviewNo, isHelpful) => {
      await other(productNo, reviewNo);
      const others = state.recommendedReviews.filter((one) => one !== reviewNo);
      state.recommendedReviews = isHelpful ? [...others, reviewNo] : others;
    },
    report: async (productNo, reviewNo, report) => {
      refuse(reportRefusal(report));
      await other(productNo, reviewNo);
      state.reportedReviews = [...new Set([...state.reportedReviews, reviewNo])];
    },
    block: async (productNo, reviewNo) => {
      const { memberId } = await other(productNo, reviewNo);
      const others = state.blockedWriters.filter((writer) => writer.memberId !== memberId);
      refuse(blockRefusal({ hasWriter: memberId !== '', writerCnt: others.length + 1 }));
      if (others.length < state.blockedWriters.length) return;
      const writer = { blockNo: backend.nextNo(), memberId, blockYmdt: formatYmdt(clock.now()) };
      state.blockedWriters = [writer, ...others];
    },
    blockedWriters: async () => {
      await backend.member();
      return state.blockedWriters;
    },
    unblock: async (blockNo) => {
      await backend.member();
      if (!state.blockedWriters.some((writer) => writer.blockNo === blockNo)) throw commerceError('NOT_FOUND');
      state.blockedWriters = state.blockedWriters.filter((writer) => writer.blockNo !== blockNo);
    },
  };
}

/** Reviews of a product as the visitor sees them. */
export function memoryReviews({ shop, state }: MemoryBackend, productNo: ProductNo): readonly Review[] {
  const own = state.myReviews
    .filter(({ bought }) => bought.productNo === productNo)
    .map(({ reviewNo, bought, rate, content, fileUrls, registerYmdt, recommendCnt, sellerReply }): Review => ({
      reviewNo,
      productNo,
      rate,
      content,
      fileUrls,
      registerYmdt,
      recommendCnt,
      sellerReply,
      memberId: maskName(state.account.name),
      bestReviewYn: 'N',
      myReview: true,
      recommended: false,
      reportable: false,
      blocked: false,
      blockable: false,
      orderedOption: { optionName: bought.optionName, optionValue: bought.optionValue },
    }));
  const others = shop.reviews
    .filter((review) => review.productNo === productNo)
    .map((review): Review => {
      const recommended = state.recommendedReviews.includes(review.reviewNo);
      const blocked = state.blockedWriters.some(({ memberId }) => memberId === review.memberId);
      return {
        ...review,
        recommended,
        recommendCnt: review.recommendCnt + (recommended ? 1 : 0),
        reportable: !state.reportedReviews.includes(review.reviewNo),
        blocked,
        blockable: !blocked && review.memberId !== '',
        ...(blocked ? { content: '', fileUrls: [], sellerReply: null } : {}),
      };
    });
  return [...own, ...others];
}

function urlOf(fileName: string): string {
  return `/files/${fileName}`;
}
