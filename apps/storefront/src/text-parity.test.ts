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

/** What a shop does for its customers, written apart: it is one word here, but after a word of three syllables. */
const APART = /(?:알려|보여|보내|바꿔|넣어|모아|돌려|도와) 드[려리린릴립렸]/;

/** Whether a hint ends with a full stop as hints do: where it is more than one sentence. */
function endsAsHint(hint: string): boolean {
  return /[.?!] /.test(hint) === hint.endsWith('.');
}

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

  it.each(Object.entries(module))('%s has one spacing and ends its hints alike', (_name, text) => {
    for (const message of Object.values(messagesOf(text, 'ko'))) expect(String(message)).not.toMatch(APART);
    const all = [...Object.entries(messagesOf(text, 'ko')), ...Object.entries(messagesOf(text, 'en'))];
    const hints = all.filter(([name, message]) => /hint$/i.test(name) && typeof message === 'string');
    expect(hints.filter(([, hint]) => !endsAsHint(String(hint)))).toEqual([]);
  });
});
