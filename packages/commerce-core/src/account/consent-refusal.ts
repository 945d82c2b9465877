import type { Refusal } from '../error/refusal.ts';
import type { AppConsentChange, AppConsentType } from './app-consent.ts';
import type { ServiceAnswer } from './service-consent.ts';

/** A text that a member agrees to or refuses. */
interface ConsentText {
  readonly type: string;
  readonly required: boolean;
}

/**
 * Why an answer about the app is not taken; null when it is. The night is a consent of its own and needs the benefits.
 * Spec §7; the need is Assumed from the law on advertising at night (정보통신망법 50조).
 * @param held what the member has agreed to until now
 */
export function appConsentRefusal(
  held: ReadonlySet<AppConsentType>,
  { type, agreed }: AppConsentChange,
): Refusal<'CONSENT_REQUIRED'> | null {
  if (type !== 'APP_NIGHT' || !agreed || held.has('APP_BENEFIT')) return null;
  return { code: 'CONSENT_REQUIRED', details: { types: ['APP_BENEFIT'] } };
}

/**
 * Why answers about the service are not taken; null when they are. A required text cannot be refused one by one: who no
 * longer agrees leaves the shop. Of two answers about one text the last counts. Assumed: the law asks for required and
 * optional apart (개인정보보호법 22조).
 */
export function serviceAnswersRefusal(
  texts: readonly ConsentText[],
  answers: readonly ServiceAnswer[],
): Refusal<'INVALID_REQUEST' | 'TERMS_REQUIRED'> | null {
  return unknownRefusal(texts, answers, 'body/type') ?? requiredRefusal(texts, answers, (agreed) => agreed !== false);
}

/** Why the answers of a new member are not taken; null when they are: every required text is agreed to. */
export function joinAnswersRefusal(
  texts: readonly ConsentText[],
  answers: readonly ServiceAnswer[],
): Refusal<'INVALID_REQUEST' | 'TERMS_REQUIRED'> | null {
  return requiredRefusal(texts, answers, (agreed) => agreed === true) ?? unknownRefusal(texts, answers, 'agreements');
}

function unknownRefusal(
  texts: readonly ConsentText[],
  answers: readonly ServiceAnswer[],
  place: string,
): Refusal<'INVALID_REQUEST'> | null {
  const isKnown = ({ type }: ServiceAnswer) => texts.some((text) => text.type === type);
  return answers.every(isKnown) ? null : { code: 'INVALID_REQUEST', details: { place, rule: 'known' } };
}

function requiredRefusal(
  texts: readonly ConsentText[],
  answers: readonly ServiceAnswer[],
  isEnough: (agreed: boolean | undefined) => boolean,
): Refusal<'TERMS_REQUIRED'> | null {
  const agreedByType = new Map(answers.map(({ type, agreed }) => [type, agreed]));
  const termsTypes = texts
    .filter((text) => text.required && !isEnough(agreedByType.get(text.type)))
    .map(({ type }) => type);
  return termsTypes.length === 0 ? null : { code: 'TERMS_REQUIRED', details: { termsTypes } };
}
