import type {
  BrandNo,
  DeliveryTemplate,
  DeliveryTemplateNo,
  Dispatch,
  Language,
  PartnerNo,
} from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { TEMPLATE_COLUMNS, templateOf } from './delivery-template.ts';
import { memoizePerVersion } from './versioned-cache.ts';
import { inLanguage } from './view.ts';

/** A brand as lists know it; `productCnt` is the counter of its own list. */
export interface Brand {
  readonly brandNo: BrandNo;
  readonly name: string;
  readonly nameEn: string;
  readonly productCnt: number;
}

/** A seller as lists know it. */
export interface Seller {
  readonly partnerNo: PartnerNo;
  readonly partnerName: string;
  readonly partnerNameEn: string;
  readonly displayable: boolean;
}

/** The names cards carry, and how each delivery is sent and paid. */
export interface Names {
  readonly brands: ReadonlyMap<BrandNo, Brand>;
  readonly sellers: ReadonlyMap<PartnerNo, Seller>;
  /** By delivery template. */
  readonly dispatches: ReadonlyMap<DeliveryTemplateNo, Dispatch & DeliveryTemplate>;
}

/** The names of one catalogue version: few rows that every card needs, so they are not joined each time. */
export const namesOf = memoizePerVersion(readNames);

async function readNames(database: Database): Promise<Names> {
  const [brands, sellers, templates] = await Promise.all([
    database.selectFrom('brand').select(['brandNo', 'name', 'nameEn', 'productCnt']).execute(),
    database
      .selectFrom('partner')
      .select(['partnerNo', 'partnerName', 'partnerNameEn', 'displayable'])
      .orderBy('partnerNo')
      .execute(),
    database
      .selectFrom('deliveryTemplate')
      .select(['deliveryTemplateNo', 'departureCutoff', 'deliveryDays', ...TEMPLATE_COLUMNS])
      .execute(),
  ]);
  return {
    brands: new Map(brands.map((brand) => [brand.brandNo, brand])),
    sellers: new Map(sellers.map((seller) => [seller.partnerNo, seller])),
    dispatches: new Map(
      templates.map((row) => {
        const { departureCutoff, deliveryDays } = row;
        return [row.deliveryTemplateNo, { ...templateOf(row), departureCutoff, deliveryDays }];
      }),
    ),
  };
}

/** A brand's name; empty for goods without one. */
export function brandName(names: Names, brandNo: BrandNo | null, language: Language): string {
  const brand = brandNo === null ? undefined : names.brands.get(brandNo);
  return brand === undefined ? '' : inLanguage(language, brand.name, brand.nameEn);
}

/** A seller's name. */
export function sellerName(names: Names, partnerNo: PartnerNo, language: Language): string {
  const seller = names.sellers.get(partnerNo);
  return seller === undefined ? '' : inLanguage(language, seller.partnerName, seller.partnerNameEn);
}
