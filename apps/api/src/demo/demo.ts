import type { EpochMs, GiftCardType, OrderStatusType } from '@dealstore/commerce-core/domain';
import type { Insertable, Selectable } from 'kysely';
import type { DB } from '../database/schema/schema.ts';

/** A demonstration: what a shop shows before anybody has sold anything in it. */
export interface Demo {
  /** Whom a newcomer may be. */
  readonly people: readonly DemoPerson[];
  /** Draws a picture that rows name `/assets/art/{key}.svg`, as SVG; null for a key of none. */
  readonly draw: (key: string) => string | null;
  /** Makes up the whole shop as of an instant; what makes it loads only then. */
  readonly generate: (request: DemoRequest) => Promise<DemoShop>;
}

/** A person whom the demonstration knows. */
export interface DemoPerson {
  readonly memberNo: number;
  readonly name: string;
  /** `yyyy-MM-dd`. */
  readonly birthDate: string;
  readonly gender: 'M' | 'F';
  /** Digits only. */
  readonly phone: string;
  readonly carrier: 'DEALTEL' | 'MVNO' | 'OTHER';
  readonly label: { readonly ko: string; readonly en: string };
}

/** The names a product is found by, in both languages. */
type ListingNames = Readonly<Record<'product' | 'brand' | 'categories', readonly string[]>>;

/** The instant to show, and what the backend decides of rows. */
export interface DemoRequest {
  readonly now: EpochMs;
  /** The key that is one and the same for a person. */
  readonly personKey: (person: Pick<DemoPerson, 'name' | 'birthDate' | 'gender'>) => string;
  /** Version of the documents. */
  readonly documentVersion: number;
  /** What a product is found by, as text of a `tsvector`. */
  readonly documentOf: (names: ListingNames) => string;
  /** What a keyword is found by, in the same form. */
  readonly documentOfKeyword: (keyword: { readonly keyword: string; readonly keywordEn: string }) => string;
  /** The words of names, with the keys that write each. */
  readonly searchWordsOf: (
    names: readonly ListingNames[],
  ) => readonly { readonly word: string; readonly keys: string }[];
}

/** A whole shop: its rows, and what then happens by the shop's own rules. */
export interface DemoShop {
  readonly rows: DemoRows;
  readonly gifts: readonly DemoGift[];
  readonly claims: readonly DemoClaim[];
}

/** What becomes of the order of type GIFT that its sender paid so long ago. */
export interface DemoGift {
  readonly hoursAgo: number;
  /** Number of the member who sends it. */
  readonly sender: number;
  readonly receiverName: string;
  /** Digits only. */
  readonly receiverPhone: string;
  readonly cardType: GiftCardType;
  readonly message: string;
  readonly end: 'WAITING' | 'COMPLETED' | 'REFUSED';
}

/** What a member asked for so long ago of an option with this status: a cancel is done, a return under way. */
export interface DemoClaim {
  readonly memberNo: number;
  readonly status: OrderStatusType;
  readonly hoursAgo: number;
  readonly claimType: 'CANCEL' | 'RETURN';
  readonly claimReasonDetail: string;
}

/** The tables a demonstration fills, in the order their references allow. */
export const DEMO_TABLES = [
  'memberGrade',
  'member',
  'address',
  'partner',
  'deliveryTemplate',
  'brand',
  'category',
  'product',
  'productContent',
  'productImage',
  'productOption',
  'productListing',
  'searchWord',
  'searchKeyword',
  'section',
  'sectionProduct',
  'mainMenu',
  'banner',
  'exhibition',
  'exhibitionSection',
  'exhibitionProduct',
  'event',
  'popup',
  'terms',
  'article',
  'coupon',
  'couponIssue',
  'pointBalance',
  'pointLot',
  'pointLedger',
  'pointSpend',
  'shopOrder',
  'orderDelivery',
  'orderOption',
  'orderOptionHistory',
  'stockHold',
  'payment',
  'paymentLedger',
  'sandboxPayment',
  'couponUse',
  'pointWaiting',
  'previousOrder',
  'review',
  'reviewFile',
  'reviewRating',
  'reviewOptionCount',
  'inquiry',
  'inquiryAnswer',
  'wish',
  'recentProduct',
  'alarm',
  'messageSent',
  'consent',
] as const satisfies readonly (keyof DB)[];

type DemoTable = (typeof DEMO_TABLES)[number];

/** A JSON value as it will be stored. */
type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue | undefined };

/** A row to insert; JSON columns hold the value itself, not its text. */
type DemoRow<Row, Insert = Insertable<Row>, Select = Selectable<Row>> = {
  readonly [Column in keyof Insert]: Column extends keyof Select
    ? unknown extends Select[Column]
      ? JsonValue
      : Insert[Column]
    : Insert[Column];
};

/** Rows by table. Every row of one table names the same columns. */
export type DemoRows = { readonly [Table in DemoTable]?: readonly DemoRow<DB[Table]>[] };

/** Columns of given rows that no table has: none, or nothing is written. */
export type UnknownColumn<Rows extends DemoRows> = {
  [Table in keyof Rows]: Table extends DemoTable
    ? Exclude<keyof NonNullable<Rows[Table]>[number], keyof DB[Table]>
    : Table;
}[keyof Rows];
