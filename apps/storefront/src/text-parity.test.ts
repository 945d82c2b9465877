import { describe, expect, it } from 'vitest';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.text.ts', '../../../packages/ui/src/**/*.text.ts'],
  { eager: true },
);

function messagesOf(text: unknown, language: 'ko' | 'en'): Readonly<Record<string, unknown>> {
  if (typeof text !== 'object' || text === null) return {};
  const messages: unknown = Reflect.get(text, language);
  return typeof messages === 'object' && messages !== null ? { ...messages } : {};
}

/** A straight apostrophe within a word, and words that Americans spell otherwise. */
const FOREIGN = /[a-z]'[a-z]|cancell(ed|ing)|(col|od|flav|fav)our|licence|authoris|organis|\bgrey\b|\bcosy|any more\b/i;

describe.each(Object.entries(MODULES))('%s', (_file, module) => {
  it.each(Object.entries(module))('%s says everything in both languages [I18N-04, I18N-05]', (_name, text) => {
    const ko = messagesOf(text, 'ko');
    const en = messagesOf(text, 'en');
    expect(Object.keys(ko).length).toBeGreaterThan(0);
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(ko).toSorted());
    for (const message of [...Object.values(ko), ...Object.values(en)]) expect(message).not.toBe('');
  });

  it.each(Object.entries(module))('%s has curly apostrophes and one spelling', (_name, text) => {
    // Of a sentence with a number or a name in it, what it is written as.
    for (const message of Object.values(messagesOf(text, 'en'))) expect(String(message)).not.toMatch(FOREIGN);
  });
});
