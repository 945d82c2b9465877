import { lengthOf } from '@dealstore/commerce-core/domain';
import { useText } from '../locale/use-text.ts';
import { roomLeftText } from './room-left.text.ts';

/** What a field for own words holds while it is empty, and once something is written, what room is left in it. */
export function useRoomLeft(limit: number, written: string): string {
  const t = useText(roomLeftText);
  const length = lengthOf(written);
  return length === 0 ? t.holds(limit) : t.left(limit - length);
}
