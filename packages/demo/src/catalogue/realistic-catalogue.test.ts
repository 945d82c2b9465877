import { describe, expect, it } from 'vitest';
import { parseArtKey } from '../art/art-key.ts';
import type { PaletteId } from '../art/palette.ts';
import { filledShop } from '../testing/filled-shop.ts';
import { BRANDS, BRANDS_PER_ROOT } from './brand.ts';
import { LEAF_CATEGORIES } from './category.ts';

const shop = filledShop();
const products = shop.product;
type Product = (typeof products)[number];
const byNo = new Map(products.map((product) => [product.productNo, product]));
const options = new Map(shop.productOption.map((option) => [option.optionNo, option]));
const leaves = new Map(LEAF_CATEGORIES.map((category) => [category.categoryNo, category]));
const partners = new Map(shop.partner.map((partner) => [partner.partnerNo, partner]));

/** The goods of a name that more than one has. */
const shared = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, (name) => name)].flatMap(([name, same]) => (same.length > 1 ? [name] : []));

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/^\[[^\]]*\] /, '')
    .toLowerCase()
    .split(/[\s×+(),]+/)
    .filter((word) => word.length > 1);

/** Whether a word of a Korean name comes again, alone or within another; the brand stands first and is a name. */
const repeatsKorean = (name: string): boolean => {
  const [brand, ...words] = wordsOf(name);
  return words.some((word, at) => word === brand || words.some((other, place) => place !== at && other.includes(word)));
};

const repeatsEnglish = (name: string): boolean => {
  const words = wordsOf(name.replaceAll('-', ' ')).filter((word) => /^[a-z]{3,}$/.test(word));
  return shared(words.map((word) => word.replace(/s$/, ''))).length > 0;
};

const paletteOf = (url: string): PaletteId | null => {
  const art = parseArtKey(/art\/(.+)\.svg/.exec(decodeURIComponent(url))?.[1] ?? '');
  return art?.kind === 'product' ? art.palette : null;
};

const rateOf = ({ salePrice, immediateDiscountAmt = 0, additionDiscountAmt = 0 }: Product): number =>
  ((immediateDiscountAmt + additionDiscountAmt) / salePrice) * 100;

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[numbers.length >> 1] ?? 0;

const hasLevel = (label: string) => (product: Product) => product.optionLabels.includes(label);
const isIn =
  (...categories: readonly number[]) =>
  ({ categoryNo }: Product) =>
    categories.includes(categoryNo) || categories.includes(Math.floor(categoryNo / 100) * 100);
const not = (fits: (product: Product) => boolean) => (product: Product) => !fits(product);

const PETS = isIn(1103, 1104);
const VOUCHERS = isIn(1204, 1205);

/** What a review may speak of, and of which goods. */
const TOPICS: readonly (readonly [words: RegExp, fits: (product: Product) => boolean])[] = [
  [/색상|색감|색이 |컬러/, hasLevel('색상')],
  [/사이즈|반 치수/, hasLevel('사이즈')],
  [/옵션/, ({ optionLabels }) => optionLabels.length > 0],
  [/할인하길래|할인할 때|세일/, (product) => rateOf(product) > 0],
  [/쿠폰까지/, ({ maxCouponAmt }) => maxCouponAmt > 0],
  [/배송|포장|상자|박스|문 앞|도착|찌그러/, not(VOUCHERS)],
  [/강아지|고양이|냥이|멍멍/, PETS],
  [/아기|돌쟁이|조카/, isIn(1101, 1102, 1105, 803, 1001, 1002, 405, 502, 503)],
  [/음질|타건감|페어링/, isIn(200)],
  [/발림성|보습|피부/, isIn(600, 301, 801, 901, 1001, 1002, 1101, 1105, 105, 104)],
  [/핏이|기장|입기/, isIn(700)],
  [/지퍼/, ({ productName }) => /패딩|점퍼|집업|백팩|크로스백|캐리어/.test(productName)],
  [/맛이|식감|신선/, isIn(400, 500, 1004, 1103, 1104, 1105, 1205)],
  [/흡입|먼지통/, isIn(301)],
  [/사용처|매장/, VOUCHERS],
];

describe('the demo catalogue is realistic', () => {
  it('promises neither a day nor a fee for goods that are not sent', () => {
    const unsent = new Set(
      shop.deliveryTemplate.filter(({ deliveryDays }) => deliveryDays === 0).map((row) => row.deliveryTemplateNo),
    );
    const of = (isSo: (product: Product) => boolean) => products.filter(isSo).map(({ productNo }) => productNo);
    expect(of(({ deliveryTemplateNo }) => unsent.has(deliveryTemplateNo))).toEqual(of(VOUCHERS));
    const promises = of(
      (product) =>
        product.freeDelivery || product.stickerLabels.includes('오늘출발') || /배송|빠르게/.test(product.promotionText),
    );
    expect(promises.filter((productNo) => of(VOUCHERS).includes(productNo))).toEqual([]);
  });

  it('gives no name to two goods, in neither language', () => {
    expect(shared(products.map(({ productName }) => productName))).toEqual([]);
    expect(shared(products.map(({ productNameEn }) => productNameEn))).toEqual([]);
  });

  it('says no word twice in a name', () => {
    expect(products.map(({ productName }) => productName).filter(repeatsKorean)).toEqual([]);
    expect(products.map(({ productNameEn }) => productNameEn).filter(repeatsEnglish)).toEqual([]);
  });

  it('promises at the head of a name only what is so', () => {
    const headed = (head: string, isSo: (product: Product) => boolean) =>
      products
        .filter((product) => product.productName.startsWith(head) && !isSo(product))
        .map(({ productName }) => productName);
    expect(headed('[1+1]', hasLevel('구성'))).toEqual([]);
    expect(headed('[무료배송]', ({ freeDelivery }) => freeDelivery)).toEqual([]);
    expect(headed('[연말세일]', (product) => rateOf(product) > 0)).toEqual([]);
    expect(headed('[오늘특가]', (product) => rateOf(product) >= 20)).toEqual([]);
    expect(products.filter(({ productName }) => productName.startsWith('[')).length).toBeGreaterThan(100);
  });

  it('offers of goods only what they can be', () => {
    const offered = (name: RegExp) =>
      products
        .filter(({ productName }) => name.test(productName))
        .flatMap(({ productNo }) => shop.productOption.filter((option) => option.productNo === productNo))
        .map(({ value }) => value);
    expect(offered(/져키/).filter((value) => /연어|닭|오리/.test(value))).toEqual([]);
    expect(offered(/닭가슴살|탄산수/).filter((value) => /초코|바닐라|흑임자/.test(value))).toEqual([]);
    expect(offered(/차렵이불/).filter((value) => !/싱글|퀸/.test(value))).toEqual([]);
    expect(products.filter(({ productName }) => /차렵이불 (?:S|SS|Q)$/.test(productName))).toEqual([]);
  });

  it('draws what a name says', () => {
    const drawn = (name: RegExp) =>
      new Set(
        products
          .filter(({ productName }) => name.test(productName))
          .map(({ listImageUrl }) => /art\/\w+\.(\w+)\./.exec(listImageUrl)?.[1]),
      );
    expect([...drawn(/캡슐 커피머신/)]).toEqual(['coffeeMachine']);
    expect([...drawn(/무지 라운드 티셔츠/)]).toEqual(['plainTee']);
    expect([...drawn(/울 더블 코트/)]).toEqual(['overcoat']);
    expect([...drawn(/패딩 조끼/)]).toEqual(['vest']);
    expect([...drawn(/연어 필렛/)]).toEqual(['fillet']);
  });

  it('draws goods of different kinds unlike one another', () => {
    const kinds = [
      '볼캡,버킷햇,귀달이,반지갑,카드지갑,여권,다이어리 케이스,차량용 듀얼 충전기,여행용 어댑터,외장 SSD,NVMe,USB 메모리',
      '헤드폰,헤드셋,골전도,기계식 키보드,마우스 세트,스마트 커버,강아지 방석,하네스,숨숨집,차렵이불,매트리스,온수',
      '미용 티슈,청소 장갑,찹쌀떡,발매트,스트라이프 셔츠,옥스포드,코듀로이,플란넬,가디건,케이블 니트,골지,슬랙스,데님,조거',
      '고등어,갈치,등심,삼겹살,라운지,사무용,식탁,스틱 청소기,침구 진드기,핸디,젖병,빨대컵,치킨,피자',
    ].flatMap((line) => line.split(','));
    const items = LEAF_CATEGORIES.flatMap(({ leaf }) => leaf.items);
    const drawn = kinds.map((kind) => items.find(([name]) => name.includes(kind))?.[1] ?? kind);
    expect(shared(drawn)).toEqual([]);
    expect(drawn.filter((template) => kinds.includes(template))).toEqual([]);
  });

  it('photographs in reviews the color that was bought', () => {
    const reviews = new Map(shop.review.map((review) => [review.reviewNo, review]));
    const wrong = shop.reviewFile.filter(({ reviewNo, url }) => {
      const review = reviews.get(reviewNo);
      const bought = options.get(review?.optionNo ?? 0)?.imageUrl || byNo.get(review?.productNo ?? 0)?.listImageUrl;
      return paletteOf(url) !== paletteOf(bought ?? '');
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
    expect(shop.reviewFile.length).toBeGreaterThan(4_000);
  });

  it('lets reviews and questions speak only of what the goods are and have', () => {
    const questions = shop.inquiry.filter(({ kind }) => kind === 'PRODUCT');
    const misfits = [...shop.review, ...questions].flatMap(({ productNo, content }) => {
      const product = byNo.get(productNo ?? 0);
      const wrong = TOPICS.find(([words, fits]) => product !== undefined && words.test(content) && !fits(product));
      return wrong === undefined ? [] : [`${product?.productName} (${wrong[0].source}): ${content}`];
    });
    expect(misfits).toEqual([]);
  });

  it('lets a review exclaim once at most', () => {
    const loud = shop.review.map(({ content }) => content).filter((content) => content.split('!').length > 2);
    expect(loud).toEqual([]);
    expect(shop.review.some(({ content }) => content.includes('!'))).toBe(true);
  });

  it('has every seller sell its own kind, and its own brand where it has one', () => {
    const brandOf = new Map(BRANDS.map((brand) => [brand.name, brand]));
    const stems = new Map(
      [...partners].map(([partnerNo, { partnerName }]) => [
        partnerNo,
        [...brandOf.values()].find(({ name }) => partnerName.startsWith(name))?.brandNo ?? 0,
      ]),
    );
    const strange = products.filter(({ partnerNo, categoryNo }) => {
      const sold = leaves.get(categoryNo);
      const own = stems.get(partnerNo) ?? 0;
      const place = own - 1 - (sold?.rootIndex ?? 0) * BRANDS_PER_ROOT;
      return sold?.leaf.brands.includes(place) !== true;
    });
    expect(
      strange.map(({ productName, partnerNo }) => `${partners.get(partnerNo)?.partnerName}: ${productName}`),
    ).toEqual([]);
    const owned = new Set(stems.values());
    const elsewhere = products.filter(
      ({ brandNo, partnerNo }) => owned.has(brandNo) && stems.get(partnerNo) !== brandNo,
    );
    expect(
      elsewhere.map(({ productName, partnerNo }) => `${partners.get(partnerNo)?.partnerName}: ${productName}`),
    ).toEqual([]);
  });

  it('takes 10 to 70 % off what is discounted, a quarter in the middle', () => {
    const rates = products.map(rateOf).filter((rate) => rate > 0);
    expect(rates.filter((rate) => rate < 10 || rate > 70)).toEqual([]);
    expect(medianOf(rates)).toBeLessThanOrEqual(25);
    expect(rates.length).toBeGreaterThan(products.length * 0.7);
    expect(Math.max(...rates)).toBeGreaterThan(50);
  });

  it('counts as shops do: few sell a lot, most little, and no more review than bought', () => {
    const sold = products.filter(({ saleStatusType }) => saleStatusType === 'ONSALE');
    const sales = sold.map(({ saleCnt }) => saleCnt);
    expect(Math.max(...sales)).toBeGreaterThan(medianOf(sales) * 50);
    expect(sold.filter(({ saleCnt, reviewCnt }) => reviewCnt > saleCnt)).toEqual([]);
    const wishes = sold.map(({ likeCnt, saleCnt }) => likeCnt / saleCnt);
    expect(Math.max(...wishes)).toBeGreaterThan(medianOf(wishes) * 3);
  });

  it('measures clothes in every size they are sold in, in both languages', () => {
    const contents = new Map(shop.productContent.map((content) => [content.productNo, content]));
    const sized = products.filter((product) => isIn(700)(product) && hasLevel('사이즈')(product));
    for (const { productNo } of sized) {
      const sizes = shop.productOption
        .filter((option) => option.productNo === productNo)
        .map(({ value }) => value.split('|')[1]);
      const { content = '', contentEn = '' } = contents.get(productNo) ?? {};
      for (const size of new Set(sizes)) {
        expect(content).toContain(`<th>${size}</th>`);
        expect(contentEn).toContain(`<th>${size}</th>`);
      }
    }
    expect(sized.length).toBeGreaterThan(100);
    expect(
      shop.productContent.filter(({ contentEn }) => /[가-힣]/.test(contentEn.replaceAll(/src="[^"]*"/g, ''))),
    ).toEqual([]);
  });
});
