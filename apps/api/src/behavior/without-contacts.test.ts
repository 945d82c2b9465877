import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));
const separator = fc.constantFrom('', '-', ' ', '.', ' - ', '_', '/', '–', '·');
const prefix = fc.constantFrom(
  '010',
  '011',
  '016',
  '019',
  '+82 10',
  '+8210',
  '82-10',
  '+82-(0)10',
  '(010)',
  '02',
  '031',
  '070',
);

/** A phone number as people write one. */
const phones = fc
  .tuple(prefix, separator, fc.oneof(digits(3), digits(4)), separator, digits(4))
  .map((parts) => parts.join(''));
const mails = fc
  .tuple(
    fc.stringMatching(/^[a-z가-힣][a-z0-9._+-]{0,8}$/),
    fc.constantFrom('naver.com', 'mail.example.co.kr', '한글.kr'),
  )
  .map(([name, host]) => `${name}@${host}`);

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
const percent = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  fullWidth,
  encodeURIComponent,
  percent,
  (text) => percent(percent(text)),
  (text) => [...text].join('\u200b'),
];
const word = fc.constantFrom('', 'sale ', '여름 ', 'q=', 'https://shop.test/find/', '광고 ', 'A ');

describe('withoutContacts', () => {
  it.prop([word, fc.oneof(phones, mails), word, fc.constantFrom(...disguises)])(
    'leaves nothing of a number or an address, however it is written',
    (before, contact, after, disguise) => {
      const stored = withoutContacts(`${before}${disguise(contact)} ${after}`);
      expect(stored).toContain('***');
      expect(stored.normalize('NFKC')).not.toMatch(/\d{3}|@/);
      expect(stored).toContain(before.trim());
    },
  );

  it.prop([fc.webUrl().filter((url) => !/\d{8}|@|%40/.test(url))])('leaves addresses of pages alone: %s', (url) => {
    expect(withoutContacts(url)).toBe(url);
  });

  it.each([
    'summer_sale_2026-11-24',
    '20261124',
    '120210123456780345',
    'https://shop.test/product/1000123',
    '50% off % 100',
    '첫구매 5,000원',
    'google / cpc',
    '%EC%97%AC%EB%A6%84 %E',
  ])('leaves %s as it is', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });
});
