import { APP_COUPON_RATE, fillPartnerNames, hasPlaceholder } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { parseArtKey } from '../art/art-key.ts';
import { PALETTES } from '../art/palette.ts';
import { now, request } from '../testing/filled-shop.ts';
import { generateDemo } from './demo.ts';
import { PRICE_FLOOR } from './price.ts';
import { NAME_LENGTH } from './product-name.ts';
import { REVIEW_LENGTH } from './review-text.ts';

const { rows: demo } = generateDemo(request);
const products = demo.product ?? [];
const reviews = demo.review ?? [];
const inquiries = (demo.inquiry ?? []).filter(({ kind }) => kind === 'PRODUCT');
const whole = JSON.stringify(demo);

const part = <T>(items: readonly T[], fits: (item: T) => boolean): number => items.filter(fits).length / items.length;
const priceOf = ({ salePrice, immediateDiscountAmt = 0, additionDiscountAmt = 0 }: (typeof products)[number]): number =>
  salePrice - immediateDiscountAmt - additionDiscountAmt;

describe('generateDemo', () => {
  it('answers the same story for the same instant', () => {
    expect(JSON.stringify(generateDemo(request).rows)).toBe(whole);
  });

  it('makes a whole shop: 60 leaves, 120 brands, 80 sellers, 2,000 products, 14,000 reviews, 3,000 questions', () => {
    expect(demo.category?.filter(({ depth }) => depth === 2)).toHaveLength(60);
    expect(demo.category?.filter(({ depth }) => depth === 1)).toHaveLength(12);
    expect(demo.brand).toHaveLength(120);
    expect(new Set(demo.brand?.map(({ name }) => name)).size).toBe(120);
    expect(demo.partner).toHaveLength(80);
    expect(products.length).toBeGreaterThanOrEqual(2_000);
    expect(reviews.length).toBeGreaterThanOrEqual(14_000);
    expect(inquiries).toHaveLength(3_000);
    expect(new Set(products.map(({ categoryNo }) => categoryNo)).size).toBe(60);
  });

  it('has the coupon that the offer of the app promises, given by an event that is on [OVERLAY-14, CONST-30]', () => {
    const promised = demo.coupon?.filter(
      ({ usablePlatforms, discountRate }) =>
        JSON.stringify(usablePlatforms) === '["MOBILE_APP"]' && discountRate === APP_COUPON_RATE,
    );
    expect(promised).toHaveLength(1);
    const events = demo.event?.filter(({ couponNo }) => couponNo === promised?.[0]?.couponNo) ?? [];
    expect(events.some(({ endsAt }) => new Date(String(endsAt)).getTime() > now)).toBe(true);
    expect(promised?.[0]?.targetNos?.length).toBeGreaterThan(50);
  });

  it('names every product in both languages, in 18 to 38 characters of Korean', () => {
    const wrong = products.filter(
      ({ productName, productNameEn }) =>
        productName.length < NAME_LENGTH.least ||
        productName.length > NAME_LENGTH.most ||
        /[가-힣]/.test(productNameEn),
    );
    expect(wrong).toEqual([]);
  });

  it('gives every product its notice, and every seller the facts the law asks for', () => {
    const notices = new Map(
      demo.productContent?.map(({ productNo, dutyInfo }) => [productNo, JSON.stringify(dutyInfo)]),
    );
    const hasNotice = (notice = '') => /"label":"[^"]+","value":"[^"]+"/.test(notice);
    expect([...notices.values()].filter((notice) => !hasNotice(notice))).toEqual([]);
    expect(notices.size).toBe(products.length);
    const facts = ['companyName', 'ownerName', 'businessRegistrationNo', 'officeAddress', 'phoneNo', 'email'] as const;
    const named = [...facts, 'onlineMarketingBusinessDeclarationNo'] as const;
    expect(demo.partner?.filter((seller) => named.some((fact) => (seller[fact] ?? '') === ''))).toEqual([]);
  });

  it('prices above the floor, ends as prices do, and takes at most 62 % off', () => {
    const prices = products.map(priceOf);
    expect(prices.filter((price) => price < PRICE_FLOOR)).toEqual([]);
    const ending = (won: number) => part(prices, (price) => price % 1_000 === won);
    expect(ending(900)).toBeCloseTo(0.7, 1);
    expect(ending(800) + ending(500) + ending(0) + ending(900)).toBe(1);
    const rates = products.map((product) => (product.salePrice - priceOf(product)) / product.salePrice);
    expect(Math.max(...rates)).toBeLessThanOrEqual(0.62);
    expect(part(rates, (rate) => rate >= 0.1 && rate <= 0.3)).toBeGreaterThan(0.5);
  });

  it('names in an alarm what is on its way, and no day', () => {
    const [alarm, ...others] = demo.alarm.filter(({ alarmType }) => alarmType === 'DELIVERY');
    const sent = demo.orderOption.find(
      ({ memberNo, orderStatusType }) => memberNo === alarm?.memberNo && orderStatusType === 'DELIVERY_ING',
    );
    expect(others).toEqual([]);
    expect(alarm?.content).toContain(sent?.productName);
    expect(`${alarm?.content} ${alarm?.contentEn}`).not.toMatch(/내일|tomorrow/);
    expect(alarm?.landingUrl).toContain(sent?.orderNo);
  });

  it('lists as sent free what reaches the sum of its seller, and no other', () => {
    const sumOf = new Map(
      demo.deliveryTemplate.map((way) => [
        way.deliveryTemplateNo,
        way.deliveryConditionType === 'FREE'
          ? 0
          : way.deliveryConditionType === 'CONDITIONAL'
            ? way.aboveDeliveryAmt
            : Infinity,
      ]),
    );
    const unsent = new Set(
      demo.deliveryTemplate.flatMap((way) => (way.deliveryDays === 0 ? way.deliveryTemplateNo : [])),
    );
    const free = products.filter(({ deliveryTemplateNo, minBuyCnt }, index) => {
      const price = demo.productListing[index]?.price ?? 0;
      return !unsent.has(deliveryTemplateNo) && price * minBuyCnt >= (sumOf.get(deliveryTemplateNo) ?? Infinity);
    });
    const listed = demo.productListing.flatMap(({ productNo, freeDelivery }) => (freeDelivery ? productNo : []));
    expect(listed).toEqual(free.map(({ productNo }) => productNo));
    expect(listed.length).toBeGreaterThan(products.filter(({ freeDelivery }) => freeDelivery).length);
  });

  it('sells some to adults, some to telecom customers, some not yet, some no more', () => {
    expect(part(products, ({ adult }) => adult === true)).toBeCloseTo(0.04, 2);
    expect(Math.abs(part(products, ({ telecomOnly }) => telecomOnly === true) - 0.06)).toBeLessThan(0.015);
    expect(Math.abs(part(products, ({ soldOut }) => soldOut === true) - 0.05)).toBeLessThan(0.015);
    expect(Math.abs(part(products, ({ saleStatusType }) => saleStatusType === 'READY') - 0.03)).toBeLessThan(0.01);
    expect(Math.abs(part(products, ({ freeDelivery }) => freeDelivery === true) - 0.55)).toBeLessThan(0.06);
  });

  it('limits some in one order, some for one person in all and some within days', () => {
    const limitOf = ({ maxBuyTimeCnt = 0, maxBuyPersonCnt = 0, maxBuyPeriodCnt = 0, maxBuyDays = 0 }) => [
      maxBuyTimeCnt > 0 && 'order',
      maxBuyPersonCnt > 0 && 'person',
      maxBuyPeriodCnt > 0 && maxBuyDays > 0 && 'period',
    ];
    const kinds = new Set(products.filter(({ adult }) => adult !== true).flatMap(limitOf));
    expect([...kinds].filter((kind) => kind !== false).toSorted()).toEqual(['order', 'period', 'person']);
  });

  it('gives options of 0 to 3 levels, never cheaper than the first, with labels for each value', () => {
    const levels = products.map(({ optionLabels = [] }) => optionLabels.length);
    expect([...new Set(levels)].toSorted((left, right) => left - right)).toEqual([0, 1, 2, 3]);
    const byProduct = Map.groupBy(demo.productOption ?? [], ({ productNo }) => productNo);
    for (const { productNo = 0, optionLabels = [] } of products) {
      const options = byProduct.get(productNo) ?? [];
      expect(options.length).toBeGreaterThan(0);
      for (const { value = '', addPrice = 0, openingCnt = 0, stockCnt = 0 } of options) {
        expect(value === '' ? 0 : value.split('|').length).toBe(optionLabels.length);
        expect(addPrice).toBeGreaterThanOrEqual(0);
        expect(openingCnt).toBeGreaterThanOrEqual(stockCnt);
      }
    }
  });

  it('spells English as Americans do, as the shop around it does', () => {
    const british =
      /(col|od|flav|fav|hum|vap)our|fibre|theatre|centre|mould|speciality|(erg|anit)is|\bgrey\b|\bcosy\b/i;
    expect(whole.match(british)?.[0]).toBeUndefined();
  });

  it('gives a swatch to every color, the one of its picture, and to nothing else', () => {
    const byProduct = Map.groupBy(demo.productOption ?? [], ({ productNo }) => productNo);
    let seen = 0;
    for (const { productNo = 0, optionLabels = [], optionSwatches } of products) {
      const swatches = optionSwatches as readonly {
        readonly level: number;
        readonly value: string;
        readonly color: string;
      }[];
      const level = (optionLabels as readonly string[]).indexOf('색상');
      const options = level === -1 ? [] : (byProduct.get(productNo) ?? []);
      expect(new Set(swatches.map(({ value }) => value))).toEqual(
        new Set(options.map(({ value = '' }) => value.split('|')[level])),
      );
      for (const { value = '', imageUrl = '' } of options) {
        const art = parseArtKey(decodeURIComponent(/art\/(.+)\.svg/.exec(imageUrl)?.[1] ?? ''));
        const swatch = swatches.find((each) => each.level === level && each.value === value.split('|')[level]);
        expect(swatch?.color).toBe(art?.kind === 'product' ? PALETTES[art.palette].base : 'drawn');
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(1_000);
  });

  it('rates along a J and shows a photograph in one review of five', () => {
    const stars = (rate: number) => part(reviews, (review) => review.rate === rate);
    expect(stars(5)).toBeCloseTo(0.68, 1);
    expect(stars(4)).toBeCloseTo(0.19, 1);
    expect(stars(1)).toBeLessThan(0.05);
    expect(Math.abs(part(reviews, ({ hasFiles }) => hasFiles === true) - 0.22)).toBeLessThan(0.02);
    const lengths = reviews.map(({ content }) => content.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(REVIEW_LENGTH.least);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(REVIEW_LENGTH.most);
    expect(new Set(reviews.map(({ content }) => content)).size).toBeGreaterThan(reviews.length * 0.7);
  });

  it('keeps two questions of five secret and answers three of four', () => {
    expect(Math.abs(part(inquiries, ({ secreted }) => secreted === true) - 0.4)).toBeLessThan(0.03);
    expect(Math.abs(part(inquiries, ({ status }) => status === 'ANSWERED') - 0.75)).toBeLessThan(0.03);
  });

  it('draws every picture it links to', () => {
    const keys = [...whole.matchAll(/\/assets\/art\/([^\s"'<>?]+?)\.svg/g)].map((match) => match[1] ?? '');
    expect(keys.length).toBeGreaterThan(10_000);
    expect([...new Set(keys)].filter((key) => parseArtKey(key) === null)).toEqual([]);
    expect(products.filter(({ listImageUrl }) => !listImageUrl.startsWith('/assets/art/front.'))).toEqual([]);
  });

  it('shows no picture of a product three times on its page', () => {
    // The gallery shows each picture large and as a thumbnail, the reviews each in the strip and beside the words.
    const reviewed = new Map(reviews.map(({ reviewNo, productNo }) => [reviewNo, productNo]));
    const picturesOf = (html = '') => [...html.matchAll(/src="([^"]+)"/g)].map(([, url = '']) => url);
    const shown = [
      ...(demo.productImage ?? []),
      ...(demo.productContent ?? []).flatMap(({ productNo, content }) =>
        picturesOf(content).map((url) => ({ productNo, url })),
      ),
      ...(demo.reviewFile ?? []).map(({ reviewNo, url }) => ({ productNo: reviewed.get(reviewNo), url })),
    ].map(({ productNo, url }) => `${productNo} ${url}`);
    expect(shown.length).toBeGreaterThan(products.length * 7);
    const seen = new Set<string>();
    const again = shown.filter((picture) => seen.size === seen.add(picture).size);
    expect(again).toEqual([]);
  });

  it('gives goods that look alike different colors', () => {
    const times = Map.groupBy(products, ({ listImageUrl }) => listImageUrl);
    expect([...times].filter(([, same]) => same.length > 2).map(([url]) => url)).toEqual([]);
  });

  it('says under a name only what is true', () => {
    const rated = Map.groupBy(reviews, ({ productNo }) => productNo);
    const saying = (words: string) => products.filter(({ promotionText }) => promotionText === words);
    expect(part(products, ({ promotionText }) => promotionText !== '')).toBeGreaterThan(0.3);
    expect(saying('배송비 걱정 없어요').filter(({ freeDelivery }) => !freeDelivery)).toEqual([]);
    expect(saying('선물하기 좋아요').filter(({ giftUsable }) => !giftUsable)).toEqual([]);
    const praised = saying('리뷰가 많은 데는 이유가 있어요');
    expect(praised.length).toBeGreaterThan(3);
    expect(praised.filter(({ productNo = 0 }) => (rated.get(productNo)?.length ?? 0) < 20)).toEqual([]);
    const app = demo.coupon?.find(
      ({ usablePlatforms }) => JSON.stringify(usablePlatforms) === '["MOBILE_APP"]',
    )?.targetNos;
    expect(saying('앱에서 쿠폰 10% 더').filter(({ productNo }) => !app?.includes(productNo ?? 0))).toEqual([]);
  });

  it('shows twenty keywords, each in both languages', () => {
    const shown = demo.searchKeyword?.filter(({ kind }) => kind !== 'SUGGESTION') ?? [];
    expect(shown).toHaveLength(20);
    expect(new Set(shown.flatMap(({ keyword, keywordEn = '' }) => [keyword, keywordEn])).size).toBe(40);
  });

  it('names no real person: e-mails, phones and business numbers are evidently made up', () => {
    const emails = whole.match(/[\w.-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
    expect(emails.filter((email) => !email.endsWith('@example.com'))).toEqual([]);
    const phones = whole.match(/"01\d-?\d{3,4}-?\d{4}"/g) ?? [];
    expect(phones.filter((phone) => !phone.startsWith('"0100000'))).toEqual([]);
    expect(
      demo.partner?.filter(({ businessRegistrationNo }) => !/^000-\d{2}-\d{5}$/.test(businessRegistrationNo)),
    ).toEqual([]);
  });

  it('has every legal text in both languages, the sellers of an order by their placeholder', () => {
    const types = demo.terms?.map(({ type }) => type) ?? [];
    expect(types).toEqual(
      expect.arrayContaining([
        'USE',
        'MALL_INTRODUCTION',
        'PI_PROCESS',
        'YOUTH_PROTECTION',
        'PI_SELLER_PROVISION',
        'PI_COLLECTION_AND_USE_ON_ORDER',
        'TRANSFER_AGREE',
        'PI_COLLECTION_AND_USE_REQUIRED',
        'PI_COLLECTION_AND_USE_OPTIONAL',
        'E_COMMERCE',
        'REFUND_POLICY',
      ]),
    );
    for (const { contents, contentsEn = '' } of demo.terms ?? []) {
      expect(contents).not.toContain('|');
      expect(contentsEn).not.toMatch(/[가-힣]/);
      // The names of sellers are the only thing a text leaves open.
      for (const text of [contents, contentsEn])
        expect(hasPlaceholder(fillPartnerNames(text, ['가상상사']))).toBe(false);
    }
    expect(demo.terms?.find(({ type }) => type === 'PI_SELLER_PROVISION')?.contents).toContain('[P_NAME]');
  });

  it('knows the coupons the shop promises', () => {
    const membership = demo.coupon?.filter(({ issueType }) => issueType === 'MEMBERSHIP');
    expect(membership?.map(({ discountAmt, minSalePrice }) => [discountAmt, minSalePrice])).toEqual([
      [3_000, 30_000],
      [5_000, 50_000],
    ]);
    const appOnly = demo.coupon?.find(({ usablePlatforms }) => usablePlatforms?.includes('MOBILE_APP'));
    expect(appOnly).toMatchObject({ fixedAmt: false, discountRate: 10 });
    const targeted = appOnly?.targetNos?.length ?? 0;
    expect(Math.abs(targeted / products.length - 0.08)).toBeLessThan(0.015);
  });
});
