export { IDLE_CHECK_MS, IDLE_LIMIT_MS, watchesIdleness } from './idle.ts';
export { JOIN_TERMS } from './join-terms.ts';
export { deviceLabel } from './device-label.ts';
export { needsLogin } from './login-routes.ts';
export { isNewDevice, LOGIN_DEVICE_KEPT_MS, LOGIN_SESSION_LIMIT, type LoginSession } from './login-session.ts';
export {
  type Intent,
  PENDING_TARGET_LIFE_MS,
  pendingTarget,
  type PendingTarget,
  readIntent,
  readPendingTarget,
} from './pending-target.ts';
export { hrefOf, safePath, type SafePath } from './safe-path.ts';
export {
  readSessionVersion,
  type SessionVersion,
  TOKEN_REUSE_GRACE_MS,
  writeSessionVersion,
} from './session-version.ts';
export {
  type GuardAnswer,
  guardNavigation,
  HOME_PATH,
  LOGIN_PATH,
  type Navigation,
  NO_TOKENS,
  PROCEED_DELAY_MS,
  purposeOf,
  SERVER_TOKEN_MAX_AGE_S,
  type TokenPresence,
  type VerificationPurpose,
} from './session.ts';
