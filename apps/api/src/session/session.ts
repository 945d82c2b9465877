// What other features use of sessions and of who a person is; the rest of this folder is its own.
export { findJoinTerms, termsInfos } from './join-terms.ts';
export {
  type CodeAsk,
  codeMessage,
  proveCode,
  tryCode,
  refundCodeLimits,
  hashOfCode,
  consumeCodeLimits,
} from './message-code.ts';
export { personKey, readBirth } from './person.ts';
export { endSessionsOf } from './session.store.ts';
export { finishVerification, type FoundPerson, readCarrier } from './verification.store.ts';
