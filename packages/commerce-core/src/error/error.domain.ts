export {
  type AnyErrorCode,
  CATALOGUE,
  catalogueEntry,
  type CatalogueEntry,
  type CommerceErrorCode,
  errorCodeOf,
  type ErrorText,
  isErrorCode,
  type Reaction,
  UNKNOWN_ENTRY,
  type UnknownErrorCode,
} from './catalogue.ts';
export {
  commerceError,
  CommerceError,
  type CommerceErrorOf,
  type ErrorParts,
  isCommerceError,
  isKnownError,
  toCommerceError,
} from './commerce-error.ts';
export type { DetailsOf, ErrorDetails, GoodsDetails, RequestDetails } from './error-details.ts';
export {
  type ErrorContext,
  type ErrorMessage,
  type ErrorReaction,
  MESSAGE_LIMIT,
  type NonCriticalCall,
  reactTo,
} from './reaction.ts';
export { refuse, refused, type Refusal } from './refusal.ts';
export { type HitLimit, retryRefusal, tooManyRefusal } from './too-many-refusal.ts';
