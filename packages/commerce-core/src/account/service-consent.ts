/** One text of the service and what the member said about it. Spec §7; the shape is Assumed. */
export interface ServiceConsent {
  readonly type: string;
  readonly title: string;
  /** HTML, sanitised. */
  readonly contents: string;
  readonly required: boolean;
  readonly agreed: boolean;
  /** Version of the text in force, from 1. */
  readonly version: number;
  /** `yyyy-MM-dd HH:mm:ss` in Korea; null when never asked. */
  readonly changedAt: string | null;
}

/** One answer about one text. */
export interface ServiceAnswer {
  readonly type: string;
  readonly agreed: boolean;
}

/** What is wrong with answers: a text nobody has, or required ones that would be without agreement. */
export type ServiceAnswerProblem =
  | { readonly kind: 'unknown'; readonly type: string }
  | { readonly kind: 'required'; readonly types: readonly string[] };

/**
 * Why answers are refused; null when they are not. A required text cannot be refused one by one: who no longer
 * agrees leaves the shop. Of two answers about one text the last counts. Assumed: the law asks for required and
 * optional apart (개인정보보호법 22조).
 */
export function serviceAnswerProblem(
  texts: readonly { readonly type: string; readonly required: boolean }[],
  answers: readonly ServiceAnswer[],
): ServiceAnswerProblem | null {
  const unknown = answers.find(({ type }) => texts.every((text) => text.type !== type));
  if (unknown !== undefined) return { kind: 'unknown', type: unknown.type };
  const said = new Map(answers.map(({ type, agreed }) => [type, agreed]));
  const types = texts.filter((text) => text.required && said.get(text.type) === false).map(({ type }) => type);
  return types.length === 0 ? null : { kind: 'required', types };
}
