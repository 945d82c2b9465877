export { bridgeDocument } from './bridge-document.ts';
export {
  BRIDGE_ERRORS,
  BRIDGE_VERSION,
  type BridgeErrorCode,
  type BridgeMessage,
  ENVELOPES,
  BRIDGE_MESSAGE_LIMIT,
  readMessage,
} from './bridge-envelope.ts';
export {
  type AppState,
  type BridgeEvent,
  type BridgeMethod,
  CALL_TIMEOUT_MS,
  EVENTS,
  HELLO_TIMEOUT_MS,
  METHODS,
  type PermissionName,
  type PermissionStatus,
  SHELL_METHODS,
} from './bridge-messages.ts';
export {
  asksPerson,
  BRIDGE_VECTORS,
  type BridgeVector,
  SHELL_VECTORS,
  type ShellVector,
  type ShellWord,
  shellVectorDocument,
  vectorDocument,
} from './bridge-vectors.ts';
export { conforms, type Schema } from './json-schema.ts';
export { PAYMENT_APPS, type PaymentApp, storeUrl } from './payment-apps.ts';
export { type PaymentLink, readPaymentLink } from './payment-link.ts';
