import type { TemplateId } from '../../art/templates.ts';
import { TOPS } from '../../art/templates/tops.ts';
import type { Word } from './word.ts';

/** What is measured of a thing that is worn, in cm: of its smallest size, and how much more the next one has. */
export type Measure = readonly [label: Word, smallest: number, step: number];

const TOP: readonly Measure[] = [
  ['어깨너비|Shoulders', 44, 1.5],
  ['가슴단면|Chest (flat)', 50, 2.5],
  ['소매길이|Sleeve', 59, 1],
  ['총장|Length', 66, 1.5],
];

const TEE: readonly Measure[] = [
  ['어깨너비|Shoulders', 45, 1.5],
  ['가슴단면|Chest (flat)', 50, 2.5],
  ['소매길이|Sleeve', 21, 0.5],
  ['총장|Length', 67, 1.5],
];

const OUTER: readonly Measure[] = [
  ['어깨너비|Shoulders', 46, 1.5],
  ['가슴단면|Chest (flat)', 55, 2.5],
  ['총장|Length', 68, 2],
];

const PANTS: readonly Measure[] = [
  ['허리단면|Waist (flat)', 34, 2],
  ['엉덩이단면|Hips (flat)', 47, 2],
  ['밑위|Rise', 28, 0.5],
  ['총장|Length', 97, 1.5],
];

/** Measures by how the thing is drawn. Assumed. */
export const MEASURES: Readonly<Partial<Record<TemplateId, readonly Measure[]>>> = {
  tee: TEE,
  plainTee: TEE,
  ...Object.fromEntries(Object.keys(TOPS).map((drawn) => [drawn, TOP])),
  coat: OUTER,
  jacket: OUTER,
  vest: OUTER,
  overcoat: [
    ['어깨너비|Shoulders', 46, 1.5],
    ['가슴단면|Chest (flat)', 55, 2.5],
    ['총장|Length', 108, 2],
  ],
  pants: PANTS,
  slacks: PANTS,
  jogger: PANTS,
  skirt: [
    ['허리단면|Waist (flat)', 33, 2],
    ['총장|Length', 82, 1],
  ],
};

/** Words around the table. */
export const SIZE_TABLE_WORDS = {
  title: '사이즈 표|Size table',
  size: '사이즈|Size',
  unit: '단위 cm. 재는 방법에 따라 1~3cm 차이가 날 수 있어요.|In cm; measurements may vary by 1–3 cm.',
} as const satisfies Record<string, Word>;
