export {
  ADULT_AGE_YEARS,
  adultMark,
  type AdultVerification,
  adultVerificationEnd,
  GUEST,
  hidesContent,
  isAdultVerified,
  isSurelyMinor,
  type Prompt,
  type PromptKind,
  promptOfKind,
  promptToAct,
  type Restriction,
  type Visitor,
  type Withheld,
  withheldFrom,
} from './access.ts';
export { adultProofRefusal, contentRefusal, linesContentRefusal } from './content-refusal.ts';
