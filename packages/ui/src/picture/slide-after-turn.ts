/**
 * The first slide that is seen after a turn, from 0: a turn moves on all that is seen, the last slides are a stop of
 * their own, and from either end it goes on at the other.
 * @param seen how many slides are seen at once
 */
export function slideAfterTurn({
  at,
  way,
  seen,
  count,
}: {
  readonly at: number;
  readonly way: 1 | -1;
  readonly seen: number;
  readonly count: number;
}): number {
  const last = count - seen;
  const end = way === 1 ? last : 0;
  // No track scrolls beyond its ends.
  return at === end ? last - at : Math.min(last, Math.max(0, at + way * seen));
}
