import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/schema/schema.ts';
import { DOCUMENT_VERSION, documentOf, type ListingNames, writeSearchWords } from '../../product/product.ts';

/** A product of a test: its own columns and what its lists repeat; everything has a usual value. */
export type ProductSeed = Partial<Omit<Insertable<DB['product']>, 'productNo'>> & {
  readonly productNo: number;
  readonly hasCoupon?: boolean;
};

/** Instant every test row is written at. */
export const WRITTEN_AT = new Date('2026-11-01T00:00:00Z');

/** Categories of a test shop: two roots; 11 and 12 below 1, 21 below 2. */
const CATEGORIES = [
  { categoryNo: 1, parentNo: null, depth: 1, label: '식품', labelEn: 'Food' },
  { categoryNo: 2, parentNo: null, depth: 1, label: '디지털', labelEn: 'Digital' },
  { categoryNo: 11, parentNo: 1, depth: 2, label: '과일', labelEn: 'Fruit' },
  { categoryNo: 12, parentNo: 1, depth: 2, label: '전통주', labelEn: 'Liquor' },
  { categoryNo: 21, parentNo: 2, depth: 2, label: '이어폰', labelEn: 'Earphones' },
];

const PARENTS: ReadonlyMap<number, number> = new Map([
  [11, 1],
  [12, 1],
  [21, 2],
]);

const CHUNK = 500;

/** Fills an empty shop: two sellers, brands 1 to `brandCount`, five categories, and the products with all that finds them. */
export async function insertCatalogue(
  database: Database,
  seeds: readonly ProductSeed[],
  brandCount = 3,
): Promise<void> {
  await insertSellers(database);
  await database
    .insertInto('brand')
    .values(
      Array.from({ length: brandCount }, (_, index) => ({
        brandNo: index + 1,
        name: `브랜드${index + 1}`,
        nameEn: `Brand ${index + 1}`,
        productCnt: seeds.filter((seed) => (seed.brandNo ?? 1) === index + 1 && seed.displayable !== false).length,
      })),
    )
    .execute();
  const shown = seeds.filter((seed) => seed.displayable !== false);
  await database
    .insertInto('category')
    .values(
      CATEGORIES.map((category, index) => ({
        ...category,
        displayOrder: index,
        productCnt: shown.filter((seed) => categoriesOf(seed).includes(category.categoryNo)).length,
      })),
    )
    .execute();
  for (let from = 0; from < seeds.length; from += CHUNK)
    await insertProducts(database, seeds.slice(from, from + CHUNK));
}

async function insertSellers(database: Database): Promise<void> {
  const seller = {
    ownerName: '김대표',
    businessRegistrationNo: '000-00-00000',
    onlineMarketingBusinessDeclarationNo: '제2026-서울종로-0000호',
    officeAddress: '서울특별시 종로구 세종대로 1',
    phoneNo: '1500-0000',
    email: 'seller@example.com',
  };
  await database
    .insertInto('partner')
    .values([
      { ...seller, partnerNo: 1, partnerName: '햇살상회', partnerNameEn: 'Sunny', companyName: '(주)햇살상회' },
      { ...seller, partnerNo: 2, partnerName: '별빛전자', partnerNameEn: 'Starlight', companyName: '(주)별빛전자' },
    ])
    .execute();
  await database
    .insertInto('deliveryTemplate')
    .values([
      { deliveryTemplateNo: 1, partnerNo: 1, name: '무료', deliveryConditionType: 'FREE' },
      {
        deliveryTemplateNo: 2,
        partnerNo: 2,
        name: '조건부',
        deliveryConditionType: 'CONDITIONAL',
        deliveryAmt: 3_000,
        aboveDeliveryAmt: 30_000,
        jejuDeliveryAmt: 3_000,
        islandDeliveryAmt: 5_000,
      },
    ])
    .execute();
}

async function insertProducts(database: Database, seeds: readonly ProductSeed[]): Promise<void> {
  if (seeds.length === 0) return;
  const products = seeds.map(productColumns).map((seed) => ({
    partnerNo: 1,
    brandNo: 1,
    categoryNo: 11,
    deliveryTemplateNo: 1,
    listImageUrl: `/assets/art/product-${seed.productNo}.svg`,
    salePrice: 10_000,
    registeredAt: WRITTEN_AT,
    ...withUsualNames(seed),
  }));
  await database.insertInto('product').values(products).execute();
  await database
    .insertInto('productOption')
    .values(
      seeds.map(({ productNo }) => ({ optionNo: productNo * 10, productNo, openingCnt: 10, stockCnt: 10, main: true })),
    )
    .execute();
  await database
    .insertInto('productListing')
    .values(products.map(listingRow(seeds)))
    .execute();
  await writeSearchWords(database, products.map(namesOf));
}

function namesOf({ productName, productNameEn }: Pick<ProductValues, 'productName' | 'productNameEn'>): ListingNames {
  return { product: [productName, productNameEn], brand: [], categories: [] };
}

function withUsualNames(seed: ProductSeed) {
  return { productName: `상품 ${seed.productNo}`, productNameEn: `Product ${seed.productNo}`, ...seed };
}

function productColumns({ hasCoupon, ...columns }: ProductSeed): Omit<ProductSeed, 'hasCoupon'> {
  return hasCoupon === undefined ? columns : { ...columns, couponUsable: true };
}

type ProductValues = Insertable<DB['product']> & { readonly productNo: number };

function listingRow(seeds: readonly ProductSeed[]): (product: ProductValues) => Insertable<DB['productListing']> {
  const withCoupon = new Set(seeds.filter((seed) => seed.hasCoupon === true).map((seed) => seed.productNo));
  return (product) => {
    const reduction = (product.immediateDiscountAmt ?? 0) + (product.additionDiscountAmt ?? 0);
    return {
      productNo: product.productNo,
      categoryNos: categoriesOf(product),
      brandNo: product.brandNo ?? null,
      partnerNo: product.partnerNo,
      displayable: product.displayable ?? true,
      soldOut: product.soldOut ?? false,
      adult: product.adult ?? false,
      telecomOnly: product.telecomOnly ?? false,
      freeDelivery: product.freeDelivery ?? false,
      hasCoupon: withCoupon.has(product.productNo),
      popularity: product.popularity ?? 0,
      saleCnt: product.saleCnt ?? 0,
      reviewCnt: product.reviewCnt ?? 0,
      price: product.salePrice - reduction,
      discountRate: product.salePrice === 0 ? 0 : Math.floor((reduction * 100) / product.salePrice),
      registeredAt: product.registeredAt,
      documentVersion: DOCUMENT_VERSION,
      document: documentOf(namesOf(product)),
    };
  };
}

/** The categories of a product, from the root down. */
function categoriesOf(product: { readonly categoryNo?: number }): readonly number[] {
  const categoryNo = product.categoryNo ?? 11;
  const parentNo = PARENTS.get(categoryNo);
  return parentNo === undefined ? [categoryNo] : [parentNo, categoryNo];
}
