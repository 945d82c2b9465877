import type { Template } from './shape.ts';
import { APPLIANCES } from './templates/appliances.ts';
import { BEAUTY } from './templates/beauty.ts';
import { CLOTHES } from './templates/clothes.ts';
import { DAILY } from './templates/daily.ts';
import { FRESH } from './templates/fresh.ts';
import { FRUIT } from './templates/fruit.ts';
import { GOODS } from './templates/goods.ts';
import { HOME } from './templates/home.ts';
import { KIDS } from './templates/kids.ts';
import { LEISURE } from './templates/leisure.ts';
import { MOBILE } from './templates/mobile.ts';
import { PACKS } from './templates/packs.ts';
import { PETS } from './templates/pets.ts';
import { SOUND_DESK } from './templates/sound-desk.ts';
import { TOPS } from './templates/tops.ts';

/** Every drawable product by its id, gathered from the families. */
export const TEMPLATES = {
  ...MOBILE,
  ...SOUND_DESK,
  ...APPLIANCES,
  ...FRUIT,
  ...FRESH,
  ...PACKS,
  ...BEAUTY,
  ...CLOTHES,
  ...TOPS,
  ...GOODS,
  ...HOME,
  ...DAILY,
  ...KIDS,
  ...PETS,
  ...LEISURE,
} as const satisfies Record<string, Template>;

/** The id of a template. */
export type TemplateId = keyof typeof TEMPLATES;

/** Tells whether a word names a template. */
export function isTemplateId(word: string): word is TemplateId {
  return Object.hasOwn(TEMPLATES, word);
}
