import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { SuiteGoods, SuiteShop } from '../testing/port-suites/suite-shop.ts';

/** A call to the one who runs the backend: JSON in, JSON out, by HTTP POST or as a command's standard input and output. */
export type Hook = { readonly post: string } | { readonly run: readonly [string, ...string[]] };

/** What only the one who runs a backend can do to it; docs/conformance.md says what each takes and answers. */
export const HOOKS = [
  'newShop',
  'clock',
  'decidePayment',
  'fulfill',
  'moveClaim',
  'answerInquiry',
  'proveAge',
  'readCode',
] as const;

/** The name of a hook. */
export type HookName = (typeof HOOKS)[number];

/** How a member is logged in: a bearer that lasts, or a call that answers one. */
export type LogIn = { readonly bearer: string } | Hook;

/** What is there to be found; the suites say what each of them is (`SuiteShop`). */
export interface ShopFacts {
  readonly goods: Readonly<Partial<SuiteShop['goods']>> & {
    readonly plain: SuiteGoods & SuiteShop['plainOffer'];
    readonly soldOut: SuiteGoods;
  };
  readonly reviewNo?: number;
  readonly couponNo?: number;
  readonly membershipCouponNos?: readonly [number, number];
  readonly codeCouponNo?: number;
  readonly events?: SuiteShop['events'];
}

/** Where a backend is and what it lends to those who prove it. */
export interface ConformanceFile extends ShopFacts {
  /** Address of the API without a trailing slash, for example `https://shop.example/api`. */
  readonly url: string;
  /** Two members; the suites act as the first. */
  readonly members: readonly [LogIn, LogIn];
  readonly hooks?: Readonly<Partial<Record<HookName, Hook>>>;
}

const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const NUMBER = { type: 'integer', minimum: 1 };
const TEXT = { type: 'string', minLength: 1 };
const GOODS = closed({ productNo: NUMBER, optionNo: NUMBER }, ['productNo', 'optionNo']);
const POST = { post: TEXT };
const RUN = { run: { type: 'array', items: TEXT, minItems: 1 } };
const HOOK = {
  // One rule for both, so that one sentence says what is wrong.
  ...closed({ ...POST, ...RUN }),
  minProperties: 1,
  maxProperties: 1,
};
const LOG_IN = { ...HOOK, properties: { ...HOOK.properties, bearer: TEXT } };
const PLAIN = ['productNo', 'optionNo', 'salePrice', 'stockCnt'];
const OTHERS = ['soldOut', 'other', 'otherOption', 'limited', 'adult'];

/** What the file may say besides where it is; `newShop` answers the same, any part of it. */
const FACTS = {
  goods: closed(
    {
      plain: closed(Object.fromEntries(PLAIN.map((name) => [name, NUMBER])), PLAIN),
      ...Object.fromEntries(OTHERS.map((name) => [name, GOODS])),
    },
    ['plain', 'soldOut'],
  ),
  reviewNo: NUMBER,
  couponNo: NUMBER,
  membershipCouponNos: { type: 'array', items: NUMBER, minItems: 2, maxItems: 2 },
  codeCouponNo: NUMBER,
  events: closed({ join: NUMBER, attendance: NUMBER, notice: NUMBER, over: NUMBER }, [
    'join',
    'attendance',
    'notice',
    'over',
  ]),
};
const SCHEMA = closed(
  {
    $schema: TEXT,
    url: { type: 'string', pattern: '^https?://.*[^/]$' },
    members: { type: 'array', items: LOG_IN, minItems: 2, maxItems: 2 },
    hooks: closed(Object.fromEntries(HOOKS.map((name) => [name, HOOK]))),
    ...FACTS,
  },
  ['url', 'members', 'goods'],
);

const validate = new Ajv2020({ allErrors: true }).compile<ConformanceFile>(SCHEMA);

/**
 * The file as an object.
 * @param url takes the place of the file's own; undefined to keep that
 * @throws Error whose one message names everything that is missing or wrong
 */
export function readConformanceFile(text: string, url?: string): ConformanceFile {
  const value: unknown = { ...asObject(text), ...(url !== undefined && { url }) };
  if (validate(value)) return value;
  throw new Error((validate.errors ?? []).map(sentence).join('\n'));
}

function asObject(text: string): object {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function sentence({ instancePath, keyword, params, message }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const under = (name: unknown): string => (place === '' ? String(name) : `${place}.${String(name)}`);
  if (keyword === 'required') return `${under(params['missingProperty'])} is missing`;
  if (keyword === 'additionalProperties') return `${under(params['additionalProperty'])} is not known`;
  return `${place} ${message ?? 'is wrong'}`;
}
