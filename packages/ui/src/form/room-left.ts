import { lengthOf } from '@dealstore/commerce-core/domain';
import type { SameShape } from '../locale/define-text.ts';
import type { roomLeftText } from './room-left.text.ts';

/** What a field for own words holds while it is empty, and once something is written, what room is left in it. */
export function roomLeft(t: SameShape<(typeof roomLeftText)['ko']>, limit: number, written: string): string {
  const length = lengthOf(written);
  return length === 0 ? t.holds(limit) : t.left(limit - length);
}
