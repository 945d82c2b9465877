import { APPLIANCE_ROOT } from './appliance.ts';
import { BEAUTY_ROOT } from './beauty.ts';
import { CLOTHES_ROOT } from './clothes.ts';
import { DAILY_ROOT } from './daily.ts';
import { DIGITAL_ROOT } from './digital.ts';
import { FAMILY_ROOT } from './family.ts';
import { FOOD_ROOT } from './food.ts';
import { GOODS_ROOT } from './goods.ts';
import { HEALTH_ROOT } from './health.ts';
import { LEISURE_ROOT } from './leisure.ts';
import { LIVING_ROOT } from './living.ts';
import { MOBILE_ROOT } from './mobile.ts';
import type { Root } from './word.ts';

/** The twelve root categories in their order: root n is category n × 100, its leaves n × 100 + 1 to 5. */
export const ROOTS: readonly Root[] = [
  MOBILE_ROOT,
  DIGITAL_ROOT,
  APPLIANCE_ROOT,
  FOOD_ROOT,
  HEALTH_ROOT,
  BEAUTY_ROOT,
  CLOTHES_ROOT,
  GOODS_ROOT,
  LIVING_ROOT,
  DAILY_ROOT,
  FAMILY_ROOT,
  LEISURE_ROOT,
];
