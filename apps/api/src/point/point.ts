// What other features use of points; the rest of this folder is its own.
export { lapsePoints } from './lapse-points.ts';
export { expireLots } from './expire-lots.ts';
export { lockBalance } from './lock-balance.ts';
export { creditPoints, givePoints, takePointsBack, havePointsBeenGiven } from './move-points.ts';
export { openBalance } from './open-balance.ts';
export { takeFromLots } from './take-from-lots.ts';
