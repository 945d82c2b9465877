// What other features use of points; the rest of this folder is its own.
export { lapsePoints } from './lapse-points.ts';
export { lockBalance } from './lock-balance.ts';
export { givePoints, takePointsBack, wereGiven } from './move-points.ts';
