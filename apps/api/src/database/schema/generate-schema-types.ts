import type { ColumnDescription, TableDescription } from './describe-schema.ts';

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
};

/** What a column names, where that is a number or a text of its own kind. */
const NAMES: Readonly<Record<string, string>> = {
  accumulation_no: 'AccumulationNo',
  address_no: 'AddressNo',
  alarm_no: 'AlarmNo',
  article_no: 'ArticleNo',
  banner_no: 'BannerNo',
  block_no: 'BlockNo',
  bought_delivery_no: 'DeliveryNo',
  brand_no: 'BrandNo',
  cart_coupon_issue_no: 'CouponIssueNo',
  cart_no: 'CartNo',
  cart_nos: 'CartNo',
  category_no: 'CategoryNo',
  category_nos: 'CategoryNo',
  claim_no: 'ClaimNo',
  coupon_issue_no: 'CouponIssueNo',
  coupon_no: 'CouponNo',
  delivery_coupon_issue_no: 'CouponIssueNo',
  delivery_no: 'DeliveryNo',
  delivery_template_no: 'DeliveryTemplateNo',
  event_no: 'EventNo',
  exchange_delivery_no: 'DeliveryNo',
  exchange_option_no: 'OptionNo',
  exhibition_no: 'ExhibitionNo',
  gift_no: 'GiftId',
  grade_no: 'GradeNo',
  inquiry_no: 'InquiryNo',
  member_no: 'MemberNo',
  option_no: 'OptionNo',
  order_no: 'OrderNo',
  order_option_no: 'OrderOptionNo',
  order_sheet_no: 'OrderSheetNo',
  partner_no: 'PartnerNo',
  popup_no: 'PopupNo',
  product_coupon_issue_no: 'CouponIssueNo',
  product_no: 'ProductNo',
  receiver_member_no: 'MemberNo',
  recommended_nos: 'ProductNo',
  related_product_nos: 'ProductNo',
  review_no: 'ReviewNo',
  section_no: 'SectionNo',
  sender_member_no: 'MemberNo',
  session_no: 'SessionNo',
  used_order_no: 'OrderNo',
  verification_id: 'VerificationId',
  writer_no: 'MemberNo',
};

const header = (names: readonly string[]): string => `/* oxlint-disable max-lines -- generated */
// Drawn from the migrated database by \`pnpm generate\`; change a migration, not this file.
import type {
${names.join(',\n')},
} from '@dealstore/commerce-core/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A JSON column: written as JSON text, read as something to be checked. */
export type Json = ColumnType<unknown, string, string>;

/** A JSON column with a default. */
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;
`;

/** Writes the kysely types of all tables. @throws Error when a column has a type that is not mapped yet */
export function generateSchemaTypes(tables: readonly TableDescription[]): string {
  const entries = tables.map((table) => `${camelCase(table.name)}: ${typeName(table.name)};`);
  const drawn = tables.map(generateTable);
  const names = [...new Set(Object.values(NAMES))].filter((name) => new RegExp(`\\b${name}\\b`).test(drawn.join('')));
  return [
    header(names.toSorted()),
    ...drawn,
    `/** All tables by their name in camelCase. */\nexport interface DB {\n${entries.join('\n')}\n}\n`,
  ].join('\n');
}

function generateTable(table: TableDescription): string {
  const columns = table.columns.map((column) => `${camelCase(column.name)}: ${columnType(column)};`);
  return `/** Rows of \`${table.name}\`. */\nexport interface ${typeName(table.name)} {\n${columns.join('\n')}\n}\n`;
}

function columnType(column: ColumnDescription): string {
  if (column.type === 'jsonb') return jsonType(column);
  const value = `${valueType(column)}${column.nullable ? ' | null' : ''}`;
  if (column.computed) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

function jsonType(column: ColumnDescription): string {
  if (column.nullable) return 'ColumnType<unknown, string | null | undefined, string | null>';
  return column.hasDefault ? 'JsonWithDefault' : 'Json';
}

function valueType(column: ColumnDescription): string {
  if (column.choices.length > 0) return column.choices.map((choice) => `'${choice}'`).join(' | ');
  const single = TYPES[column.type.replace('[]', '')];
  if (single === undefined) throw new Error(`no type is known for ${column.type}, the type of ${column.name}`);
  const value = NAMES[column.name] ?? single;
  return column.type.endsWith('[]') ? `readonly ${value}[]` : value;
}

function typeName(table: string): string {
  const name = camelCase(table);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Row`;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
