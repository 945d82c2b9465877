import {
  type GiftBox,
  type GiftCardType,
  type GiftChoice,
  type GiftId,
  type GiftStatus,
  isGiftChoice,
  type MemberNo,
  type OptionNo,
  type OrderNo,
  type OrderOptionNo,
  type ProductNo,
} from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { RECEIVED_BY_READER } from '../gift-record/gift-record.ts';
import { type StoredStatus } from '../order/order.ts';

/** A gift with its goods, as they were ordered or, before the order, as they are now. */
export interface GiftRow {
  readonly giftNo: GiftId;
  readonly status: GiftStatus;
  readonly orderNo: OrderNo | null;
  readonly senderMemberNo: MemberNo;
  readonly senderName: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly receiverMemberNo: MemberNo | null;
  readonly cardType: GiftCardType;
  readonly message: string;
  readonly refuseMessage: string | null;
  readonly optionOpen: boolean;
  readonly resendCnt: number;
  readonly lastSentAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly goods: GiftGoods;
  readonly parcel: GiftParcel | null;
  readonly events: readonly { readonly status: GiftStatus; readonly happenedAt: string }[];
}

interface GiftGoods {
  readonly orderOptionNo: OrderOptionNo | null;
  readonly orderStatusType: StoredStatus | null;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly productNameEn: string;
  readonly brandName: string;
  readonly brandNameEn: string;
  readonly imageUrl: string;
  readonly optionName: string;
  readonly optionNameEn: string;
  readonly optionValue: string;
  readonly optionValueEn: string;
  readonly addPrice: number;
  /** Without returned pieces, unless all were returned. */
  readonly orderCnt: number;
  readonly adult: boolean;
}

interface GiftParcel {
  readonly receiverName: string | null;
  readonly receiverZipCd: string | null;
  readonly receiverAddress: string | null;
  readonly receiverJibunAddress: string | null;
  readonly receiverDetailAddress: string | null;
  readonly deliveryMemo: string;
  readonly entranceCode: string | null;
}

const ORDERED = `
  select line.order_option_no as "orderOptionNo", line.order_status_type as "orderStatusType",
    line.product_no as "productNo", line.option_no as "optionNo",
    line.product_name as "productName", line.product_name_en as "productNameEn",
    line.brand_name as "brandName", line.brand_name_en as "brandNameEn", line.image_url as "imageUrl",
    line.option_name as "optionName", line.option_name_en as "optionNameEn",
    line.option_value as "optionValue", line.option_value_en as "optionValueEn",
    line.add_price as "addPrice", 
    case when line.claimed_cnt < line.order_cnt then line.order_cnt - line.claimed_cnt else line.order_cnt end as "orderCnt", coalesce(product.adult, false) as adult
  from order_option line left join product using (product_no)
  where line.order_no = gift.order_no order by line.order_option_no limit 1`;

const ON_SHEET = `
  select null::bigint as "orderOptionNo", null::text as "orderStatusType",
    product.product_no as "productNo", option.option_no as "optionNo",
    product.product_name as "productName", product.product_name_en as "productNameEn",
    coalesce(brand.name, '') as "brandName", coalesce(brand.name_en, '') as "brandNameEn",
    coalesce(nullif(option.image_url, ''), product.list_image_url) as "imageUrl", option.label as "optionName", option.label_en as "optionNameEn",
    option.value as "optionValue", option.value_en as "optionValueEn", option.add_price as "addPrice",
    (line->>'orderCnt')::integer as "orderCnt", product.adult
  from order_sheet sheet, jsonb_array_elements(sheet.products) line
  join product_option option on option.option_no = (line->>'optionNo')::bigint
  join product on product.product_no = option.product_no
  left join brand using (brand_no)
  where sheet.order_sheet_no = gift.order_sheet_no limit 1`;

const PARCEL = `
  select receiver_name as "receiverName", receiver_zip_cd as "receiverZipCd", receiver_address as "receiverAddress",
    receiver_jibun_address as "receiverJibunAddress", receiver_detail_address as "receiverDetailAddress",
    delivery_memo as "deliveryMemo", entrance_code as "entranceCode"
  from order_delivery where order_delivery.order_no = gift.order_no order by delivery_no limit 1`;

const EVENTS = `
  select coalesce(json_agg(json_build_object('status', to_status, 'happenedAt', happened_at) order by gift_event_no), '[]')
  from gift_event where gift_event.gift_no = gift.gift_no`;

const SELECT = `
select gift.gift_no, gift.status, gift.order_no, sender_member_no, sender_name, receiver_name, receiver_phone,
  receiver_member_no, card_type, message, refuse_message, option_open, resend_cnt, last_sent_at, created_at, expires_at,
  confirmed_at,
  coalesce((select row_to_json(goods) from (${ORDERED}) goods), (select row_to_json(goods) from (${ON_SHEET}) goods)) as goods,
  (select row_to_json(parcel) from (${PARCEL}) parcel) as parcel,
  (${EVENTS}) as events
from gift`;

const readOne = preparedStatement<[giftNo: GiftId], GiftRow>(`${SELECT} where gift.gift_no = $1::bigint`);

/** The conditions by which a member owns the gifts of a box. */
const OF_BOX: Readonly<Record<'send' | 'receive', readonly string[]>> = {
  send: ['sender_member_no = reader.member_no'],
  receive: [RECEIVED_BY_READER.accepted, RECEIVED_BY_READER.meant],
};

/** The numbers of gifts in a box: a limited read of one index per condition. */
const numbersOf = (side: 'send' | 'receive', condition: string, limited: string): string =>
  OF_BOX[side]
    .map(
      (owner) => `(select gift_no from gift, (select $1::bigint as member_no, $2::text as phone) reader
        where ${owner} and status = any ($3::text[]) ${condition} ${limited})`,
    )
    .join(' union all ');

/** Gifts counted at most. Assumed: a member does not look for the thousandth. */
const MOST_COUNTED = 1_000;

/** The newest, up to the requested number. */
const NEWEST = 'order by gift_no desc limit $5::integer';

type BoxParameters = [
  memberNo: MemberNo,
  phone: string,
  statuses: readonly GiftStatus[],
  before: number | null,
  limit: number,
];

const pageOf = (side: 'send' | 'receive') =>
  preparedStatement<BoxParameters, GiftRow>(`${SELECT}
where gift.gift_no in (select gift_no
  from (${numbersOf(side, `and gift_no < coalesce($4::bigint, ${Number.MAX_SAFE_INTEGER})`, NEWEST)}) mine ${NEWEST})
order by gift.gift_no desc`);

const countOf = (side: 'send' | 'receive') =>
  preparedStatement<[memberNo: MemberNo, phone: string, statuses: readonly GiftStatus[]], { readonly cnt: number }>(`
select least(count(*), ${MOST_COUNTED})::integer as cnt
from (${numbersOf(side, '', `limit ${MOST_COUNTED}`)}) counted`);

const readPages = { send: pageOf('send'), receive: pageOf('receive') };
const readCounts = { send: countOf('send'), receive: countOf('receive') };

/** Reads a gift, whoever owns it; null when it does not exist. */
export async function readGiftRow(database: Database | Transaction, giftNo: GiftId): Promise<GiftRow | null> {
  const [row] = await readOne(database, giftNo);
  return row ?? null;
}

/** Whose gifts are listed. */
export interface BoxOwner {
  readonly memberNo: MemberNo;
  readonly phone: string;
  readonly statuses: readonly GiftStatus[];
}

/** Reads a page of a list of the gift box, newest first. */
export function readBox(
  database: Database,
  box: GiftBox,
  { memberNo, phone, statuses, before, limit }: BoxOwner & { readonly before: number | null; readonly limit: number },
): Promise<readonly GiftRow[]> {
  return readPages[sideOf(box)](database, memberNo, phone, statuses, before, limit);
}

/** Counts a list of the gift box, to 1,000 at most. */
export async function countBox(database: Database, box: GiftBox, owner: BoxOwner): Promise<number> {
  const [row] = await readCounts[sideOf(box)](database, owner.memberNo, owner.phone, owner.statuses);
  return row?.cnt ?? 0;
}

function sideOf(box: GiftBox): 'send' | 'receive' {
  return box.startsWith('send') ? 'send' : 'receive';
}

/** Columns of an option that decide whether a recipient may pick it. */
export interface OptionChoiceRow {
  readonly addPrice: number;
  readonly optionType: string;
}

/** Columns of an option of a gift's goods. */
export interface OptionRow extends OptionChoiceRow {
  readonly optionNo: OptionNo;
  readonly label: string;
  readonly labelEn: string;
  readonly value: string;
  readonly valueEn: string;
  readonly soldOut: boolean;
}

/** An option as the core judges it. */
export function giftChoiceOf({ addPrice, optionType }: OptionChoiceRow): GiftChoice {
  return { addPrice, isAdditional: optionType === 'ADDITIONAL_PRODUCT' };
}

const readOptions = preparedStatement<[productNo: ProductNo, orderCnt: number], OptionRow>(`
select option_no, label, label_en, value, value_en, add_price, option_type,
  (stock_cnt < $2::integer or forced_sold_out or sale_type <> 'AVAILABLE') as sold_out
from product_option where product_no = $1::bigint order by option_order, option_no`);

/** The options of a gift's goods that its recipient may pick. */
export async function readGiftOptions(
  database: Database | Transaction,
  { productNo, orderCnt, addPrice }: Pick<GiftRow['goods'], 'productNo' | 'orderCnt' | 'addPrice'>,
): Promise<readonly OptionRow[]> {
  const rows = await readOptions(database, productNo, orderCnt);
  return rows.filter((row) => isGiftChoice(giftChoiceOf(row), { addPrice }));
}
