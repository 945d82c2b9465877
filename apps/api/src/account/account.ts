// What other features use of accounts; the rest of this folder is its own.
export { ADVERTISER } from './advertiser.ts';
export { findLatestConsents } from './consent.store.ts';
export { UNSUBSCRIBE_PATH, unsubscribeRoutes } from './unsubscribe.routes.ts';
