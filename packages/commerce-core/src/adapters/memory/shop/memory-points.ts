import { setOffPoints, takeBackPoints } from '../../../point/owed-points.ts';
import type { OrderOptionNo } from '../../../value/identifiers.ts';
import { addWon, subtractWon, ZERO_WON } from '../../../value/won.ts';
import type { MemoryBackend, MemoryPointEntry } from '../memory-backend.ts';

type PointMove = Pick<MemoryPointEntry, 'amount' | 'reason' | 'orderNo'>;

/** Adds points of a member, less what is owed, or takes some, and notes why. */
export function movePoints(backend: Pick<MemoryBackend, 'state' | 'clock'>, move: PointMove): void {
  enterPoints(backend, { ...move, owedAmt: ZERO_WON });
  if (move.amount <= 0) return;
  const { setOffAmt } = setOffPoints(move.amount, backend.state.owedPoints);
  const settled = subtractWon(ZERO_WON, setOffAmt);
  enterPoints(backend, { amount: settled, owedAmt: settled, reason: 'SUB_SET_OFF', orderNo: null });
}

/** Takes points back from a member, and notes what is owed of them. */
export function takePointsBack(
  backend: Pick<MemoryBackend, 'state' | 'clock'>,
  { amount, reason, orderNo }: PointMove,
): void {
  const { takenAmt, owedAmt } = takeBackPoints(amount, backend.state.points);
  enterPoints(backend, { amount: subtractWon(ZERO_WON, takenAmt), owedAmt, reason, orderNo });
}

/** Takes back what the photo review of an option has brought, once all of it has gone back. */
export function takePhotoPointsBack(
  backend: Pick<MemoryBackend, 'state' | 'clock'>,
  orderOptionNo: OrderOptionNo,
): void {
  const review = backend.state.myReviews.find(({ bought }) => bought.orderOptionNo === orderOptionNo);
  if (review === undefined) return;
  takePointsBack(backend, { amount: review.givenAccumulationAmt, reason: 'SUB_RETURN', orderNo: null });
}

function enterPoints(
  { state, clock }: Pick<MemoryBackend, 'state' | 'clock'>,
  entry: PointMove & Pick<MemoryPointEntry, 'owedAmt'>,
): void {
  if (entry.amount === 0 && entry.owedAmt === 0) return;
  state.points = addWon(state.points, entry.amount);
  state.owedPoints = addWon(state.owedPoints, entry.owedAmt);
  state.pointEntries = [...state.pointEntries, { ...entry, balance: state.points, at: clock.now() }];
}
