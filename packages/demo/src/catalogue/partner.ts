import type { Chance } from './chance.ts';
import { FAMILY_NAMES, GIVEN_NAMES, OFFICE_STREETS } from './words/people.ts';
import { ROOTS } from './words/roots.ts';
import { en, ko, type Leaf, type Root } from './words/word.ts';

/** How many sellers there are. Assumed. */
export const PARTNER_COUNT = 80;

/** Of twenty sellers so many deliver free; with the vouchers that makes 55 % of all goods. */
const FREE_DELIVERY_OF_TWENTY = 11;

/** Goods a seller sends in a parcel of their own have a template of their own, numbered from here. */
const BULKY_TEMPLATE_FROM = 1001;

/** So have vouchers, which are not sent, numbered from here. */
const VOUCHER_TEMPLATE_FROM = 2001;

type PartnerRow = ReturnType<typeof partnerRow>;
type TemplateRow = ReturnType<typeof templateRow>;

/** A seller and how it delivers. */
export interface DemoPartner {
  readonly row: PartnerRow;
  readonly rootIndex: number;
  /** Place of its own brand among those of the root. */
  readonly brandPlace: number;
  readonly template: TemplateRow;
  /** For bulky goods; the same as `template` for most sellers. */
  readonly bulkyTemplate: TemplateRow;
  /** For vouchers; the same as `template` where none are sold. */
  readonly voucherTemplate: TemplateRow;
}

/** The brands of a root that have a shop of their own, by their place: the first ones, and one of every leaf. */
function ownBrands(root: Root, count: number): readonly number[] {
  const first = Array.from({ length: count }, (_, place) => place);
  const [left] = root.leaves.find(({ brands }) => brands.every((place) => place >= count))?.brands ?? [];
  return left === undefined ? first : [...first.slice(0, -1), left];
}

function partnerRow(partnerNo: number, root: Root | undefined, brandPlace: number, chance: Chance) {
  const ordinal = Math.floor((partnerNo - 1) / ROOTS.length);
  const stem = root?.brands[brandPlace] ?? '';
  const field = root?.sellers[ordinal % root.sellers.length] ?? '';
  const name = `${ko(stem)}${ko(field)}`;
  const digits = String(partnerNo).padStart(5, '0');
  const office = `${chance.pick(OFFICE_STREETS)} ${chance.int(1, 480)}, ${chance.int(2, 18)}층`;
  return {
    partnerNo,
    partnerName: name,
    partnerNameEn: `${en(stem)} ${en(field)}`,
    companyName: partnerNo % 7 === 0 ? name : `(주)${name}`,
    ownerName: chance.pick(FAMILY_NAMES) + chance.pick(GIVEN_NAMES),
    businessRegistrationNo: `000-${String(partnerNo % 100).padStart(2, '0')}-${digits}`,
    onlineMarketingBusinessDeclarationNo: `제2026-가상예시-${String(partnerNo).padStart(4, '0')}호`,
    officeAddress: office,
    phoneNo: '1500-0000',
    email: `partner${partnerNo}@example.com`,
  };
}

function templateRow(
  partner: PartnerRow,
  deliveryTemplateNo: number,
  isFree: boolean,
  isBulky: boolean,
  chance: Chance,
) {
  const fee = isBulky ? chance.pick([5000, 8000]) : chance.pick([2500, 3000, 3000]);
  const priced = isBulky
    ? ({ deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE', aboveDeliveryAmt: 0 } as const)
    : ({ deliveryConditionType: 'CONDITIONAL', aboveDeliveryAmt: chance.pick([30000, 30000, 50000]) } as const);
  return {
    deliveryTemplateNo,
    partnerNo: partner.partnerNo,
    name: isBulky ? '개별 배송' : '기본 배송',
    ...(isFree ? ({ deliveryConditionType: 'FREE', aboveDeliveryAmt: 0 } as const) : priced),
    deliveryAmt: isFree ? 0 : fee,
    perOrderCnt: isBulky ? 2 : 1,
    returnDeliveryAmt: isBulky ? 8000 : 3000,
    jejuDeliveryAmt: 3000,
    islandDeliveryAmt: 5000,
    deliveryCompanyType: chance.weighted([
      ['CJ', 5],
      ['HANJIN', 2],
      ['LOTTE', 2],
      ['POST', 1],
    ]),
    departureCutoff: '14:00',
    deliveryDays: chance.weighted([
      [1, 5],
      [2, 4],
      [3, 1],
    ]),
  };
}

/** Goods that are not sent take no day and cost no fee, on an island or back. */
const unsent = (template: TemplateRow, deliveryTemplateNo: number): TemplateRow => ({
  ...template,
  deliveryTemplateNo,
  name: '배송 없음',
  returnDeliveryAmt: 0,
  jejuDeliveryAmt: 0,
  islandDeliveryAmt: 0,
  deliveryDays: 0,
});

/** The 80 sellers, spread evenly over the roots, each with its delivery conditions. */
export function generatePartners(chance: Chance): readonly DemoPartner[] {
  return Array.from({ length: PARTNER_COUNT }, (_, index) => {
    const partnerNo = index + 1;
    const rootIndex = index % ROOTS.length;
    const root = ROOTS[rootIndex];
    const ordinal = Math.floor(index / ROOTS.length);
    const count = Math.ceil((PARTNER_COUNT - rootIndex) / ROOTS.length);
    const brandPlace = root === undefined ? 0 : (ownBrands(root, count)[ordinal] ?? 0);
    const row = partnerRow(partnerNo, root, brandPlace, chance);
    const isVoucherField = rootIndex === ROOTS.length - 1;
    const template = templateRow(
      row,
      partnerNo,
      isVoucherField || (partnerNo * 7) % 20 < FREE_DELIVERY_OF_TWENTY,
      false,
      chance,
    );
    const bulkyTemplate =
      partnerNo % 5 === 0 && !isVoucherField
        ? templateRow(row, BULKY_TEMPLATE_FROM + index, false, true, chance)
        : template;
    const voucherTemplate = isVoucherField ? unsent(template, VOUCHER_TEMPLATE_FROM + index) : template;
    return { row, rootIndex, brandPlace, template, bulkyTemplate, voucherTemplate };
  });
}

/** Who sells a brand's things of a leaf: the brand itself, else who sells its own there too. */
export function sellerOf(
  sellers: readonly DemoPartner[],
  { brands }: Leaf,
  brandPlace: number,
): DemoPartner | undefined {
  const own = sellers.find((seller) => seller.brandPlace === brandPlace);
  return own ?? sellers.find((seller) => brands.includes(seller.brandPlace));
}
