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
}

/** What is too large to hold: a room shows its size. */
const LARGE: ReadonlySet<TemplateId> = new Set([
  ...(['vacuum', 'airPurifier', 'fan', 'bedding', 'chair', 'desk', 'suitcase', 'tent', 'campChair'] as const),
  ...(['bicycle', 'catTower', 'lamp', 'monitor', 'yogaMat'] as const),
]);

const VOUCHERS: ReadonlySet<TemplateId> = new Set(['voucher', 'coffeeVoucher', 'mealVoucher'] as const);

const UNKNOWN_FACT: Word = '상품 상세 참조|See the description';

interface Wording {
  readonly opening: (request: ContentRequest) => string;
  readonly reasons: string;
  readonly care: string;
  readonly notice: string;
}

const KO: Wording = {
  opening: ({ brand, quality, item }) => `${quality} ${item}, ${brand}답게 만들었습니다.`,
  reasons: '이런 점이 좋습니다',
  care: '꼼꼼하게 검수하고 포장하여 보내 드립니다',
  notice:
    '화면 설정에 따라 실제 색상과 조금 다르게 보일 수 있습니다. 자세한 사양은 아래 상품정보 제공고시를 확인해 주시기 바랍니다.',
};

const EN: Wording = {
  opening: ({ brand, quality, item }) =>
    `${quality.slice(0, 1).toUpperCase()}${quality.slice(1)} ${item}, made the ${brand} way.`,
  reasons: 'Why people like it',
  care: 'Checked and packed with care',
  notice: 'Colours may differ slightly on your screen. See the product notice below for the full specification.',
};

function html(request: ContentRequest, wording: Wording): string {
  const { motif, name, praises } = request;
  const image = (variant: SceneId): string =>
    `<p><img src="${artUrl({ kind: 'product', variant, ...motif })}" alt="${escapeXml(name)}" width="640" height="640" loading="lazy"></p>`;
  const list = praises.map((praise) => `<li>${escapeXml(praise)}</li>`).join('');
  return [
    `<h3>${escapeXml(wording.opening(request))}</h3>`,
    image(LARGE.has(motif.template) ? 'room' : 'held'),
    `<h4>${wording.reasons}</h4><ul>${list}</ul>`,
    image('sill'),
    `<h4>${wording.care}</h4>`,
    // A voucher comes in no parcel.
    image(VOUCHERS.has(motif.template) ? 'desk' : 'parcel'),
    `<p>${wording.notice}</p>`,
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
  const known = new Map<string, Word>(Object.entries(facts));
  const filled = (value: Word, half: (word: Word) => string): string =>
    half(value).replaceAll(/\{(\w+)\}/g, (_, name: string) => half(known.get(name) || UNKNOWN_FACT));
  return DUTY_LINES[group].map(([label, value]) => ({
    label: ko(label),
    value: filled(value, ko),
    labelEn: en(label),
    valueEn: filled(value, en),
  }));
}
