export {
  type ExpiringPoints,
  type PointEntry,
  pointHistoryKind,
  type PointHistoryKind,
  type PointReason,
  type WaitingPoints,
} from './point-history.ts';
export { EXPIRED_POINTS_SHOWN_MS, POINT_LIFE_MS, POINTS_EXPIRE_SOON_MS } from './point-life.ts';
export {
  type BroughtPoints,
  type PointsSetOff,
  type PointsTakenBack,
  pointsToTakeBack,
  setOffPoints,
  takeBackPoints,
} from './owed-points.ts';
export {
  accumulationOf,
  clampPoints,
  DEFAULT_POINT_POLICY,
  earnRate,
  maxUsablePoints,
  type PointBalance,
  type PointContext,
  type PointPolicy,
  type PointProblem,
  type UsablePoints,
} from './point.ts';
