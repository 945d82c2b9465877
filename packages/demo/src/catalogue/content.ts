import { artUrl } from '../art/art-key.ts';
import type { Motif } from '../art/draw-art.ts';
import type { SceneId } from '../art/scene.ts';
import { escapeXml } from '../art/shape.ts';
import type { TemplateId } from '../art/templates.ts';
import { DUTY_LINES, type DutyFacts } from './words/duty.ts';
import { en, ko, type DutyGroup, type Word } from './words/word.ts';

/** What the long description of a product is made of. */
export interface ContentRequest {
  readonly motif: Motif;
  readonly name: string;
  readonly brand: string;
  readonly quality: string;
  readonly item: string;
  readonly praises: readonly string[];
  /** A table of measures as HTML; empty for what is not worn. */
  readonly sizes: string;
  readonly duty: DutyGroup;
}

/** What is too large to hold: a room shows its size. */
const LARGE: ReadonlySet<TemplateId> = new Set([
  ...(['vacuum', 'airPurifier', 'fan', 'bedding', 'mattressCover', 'heatMat', 'desk', 'suitcase', 'tent'] as const),
  ...(['chair', 'officeChair', 'woodChair', 'campChair', 'bicycle', 'foldingBike', 'catTower', 'cat'] as const),
  ...(['lamp', 'monitor', 'yogaMat', 'gymBall'] as const),
]);

const UNKNOWN_FACT: Word = '상품 상세 참조|See the description';

/** How a thing is presented: made, chosen to be eaten, or sent as a number. */
type Kind = 'made' | 'eaten' | 'sent';

interface Wording {
  readonly opening: Readonly<Record<Kind, (request: ContentRequest) => string>>;
  readonly reasons: string;
  readonly care: Readonly<Record<Kind, string>>;
  readonly notice: Readonly<Record<Kind, string>>;
}

const KO_NOTICE = '자세한 사양은 아래 상품정보 제공고시에서 확인해 주세요.';
const KO: Wording = {
  opening: {
    made: ({ brand, quality, item }) => `${quality} ${item}, ${brand}답게 만들었어요.`,
    eaten: ({ brand, quality, item }) => `${quality} ${item}, ${brand}에서 정성껏 담았어요.`,
    sent: ({ brand, quality, item }) => `${quality} ${item}, ${brand}에서 쓸 수 있어요.`,
  },
  reasons: '이런 점이 좋아요',
  care: {
    made: '꼼꼼하게 검수하고 포장해서 보내드려요',
    eaten: '신선하게 포장해서 보내드려요',
    sent: '결제하면 바로 문자로 보내드려요',
  },
  notice: {
    made: `화면 설정에 따라 실제 색상과 조금 다르게 보일 수 있어요. ${KO_NOTICE}`,
    eaten: `사진의 그릇과 소품은 포함되지 않아요. ${KO_NOTICE}`,
    sent: `쓸 수 있는 곳과 기간을 확인해 주세요. ${KO_NOTICE}`,
  },
};

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const EN_NOTICE = 'See the product notice below for the full specification.';
const EN: Wording = {
  opening: {
    made: ({ brand, quality, item }) => `${capitalized(quality)} ${item}, made the ${brand} way.`,
    eaten: ({ brand, quality, item }) => `${capitalized(quality)} ${item}, packed with care by ${brand}.`,
    sent: ({ brand, quality, item }) => `${capitalized(quality)} ${item}, good at ${brand}.`,
  },
  reasons: 'Why people like it',
  care: {
    made: 'Checked and packed with care',
    eaten: 'Packed fresh and shipped right away',
    sent: 'Sent by text message as soon as you pay',
  },
  notice: {
    made: `Colors may differ slightly on your screen. ${EN_NOTICE}`,
    eaten: `Dishes and props in the pictures are not included. ${EN_NOTICE}`,
    sent: `Please check where and how long it can be used. ${EN_NOTICE}`,
  },
};

/** What is eaten or drunk. */
export const EATEN: ReadonlySet<DutyGroup> = new Set(['fresh', 'processed', 'health'] as const);

function kindOf(duty: DutyGroup): Kind {
  if (duty === 'voucher') return 'sent';
  return EATEN.has(duty) ? 'eaten' : 'made';
}

function html(request: ContentRequest, wording: Wording): string {
  const { motif, name, praises, sizes, duty } = request;
  const kind = kindOf(duty);
  const image = (variant: SceneId): string =>
    `<p><img src="${artUrl({ kind: 'product', variant, ...motif })}" alt="${escapeXml(name)}" width="640" height="640" loading="lazy"></p>`;
  const list = praises.map((praise) => `<li>${escapeXml(praise)}</li>`).join('');
  return [
    `<h3>${escapeXml(wording.opening[kind](request))}</h3>`,
    image(LARGE.has(motif.template) ? 'room' : 'held'),
    `<h4>${wording.reasons}</h4><ul>${list}</ul>`,
    image('sill'),
    sizes,
    `<h4>${wording.care[kind]}</h4>`,
    // A voucher comes in no parcel.
    image(kind === 'sent' ? 'desk' : 'parcel'),
    `<p>${wording.notice[kind]}</p>`,
  ].join('');
}

/** The long description in Korean: pictures and text as plain HTML. */
export const koreanContent = (request: ContentRequest): string => html(request, KO);

/** The long description in English. */
export const englishContent = (request: ContentRequest): string => html(request, EN);

/** A line of the notice in both languages, as its column holds it. */
type DutyLine = Readonly<Record<'label' | 'value' | 'labelEn' | 'valueEn', string>>;

/** The lines of the legal product notice, facts filled in; a fact that is not known refers to the description. */
export function dutyInfo(group: DutyGroup, facts: DutyFacts): readonly DutyLine[] {
  const values = new Map<string, Word>(Object.entries(facts));
  const filled = (value: Word, half: (word: Word) => string): string =>
    half(value).replaceAll(/\{(\w+)\}/g, (_, name: string) => half(values.get(name) || UNKNOWN_FACT));
  return DUTY_LINES[group].map(([label, value]) => ({
    label: ko(label),
    value: filled(value, ko),
    labelEn: en(label),
    valueEn: filled(value, en),
  }));
}
