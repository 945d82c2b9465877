import type { Language } from '@dealstore/commerce-core/domain';

type Message = string | readonly string[] | ((...values: never[]) => string);

/** One language's messages: plain words, a list of them, or a function of the values a sentence needs. */
export type Messages = Readonly<Record<string, Message>>;

/** The same keys and the same values, in whatever words: a missing translation does not compile. */
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : T[K] extends readonly string[]
      ? readonly string[]
      : string;
};

/** Messages in both languages, side by side. */
export type LocalizedText<T extends Messages> = Readonly<Record<Language, SameShape<T>>>;

/**
 * Declares the messages of one feature; they are part of the chunk that imports them. Spec §1 (languages).
 * @example defineText({ ko: { items: (n: number) => `${n}개` }, en: { items: (n) => `${n} items` } })
 */
export function defineText<T extends Messages>(text: {
  readonly ko: T & SameShape<T>;
  readonly en: SameShape<T>;
}): LocalizedText<T> {
  return text;
}
