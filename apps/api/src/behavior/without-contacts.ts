/** What stands where a phone number or a mail address stood. */
const MASK = '***';

/** How deep an address may be encoded in another one. Assumed: a link in a redirect in a link. */
const DEEPEST_ENCODING = 4;

const BETWEEN = String.raw`[\s().,_/~+·‐-―-]{0,4}`;
/** A Korean number of 9 to 11 digits, with 0 or +82 before them, however it is set apart. 전기통신번호관리세칙. */
const PHONE = new RegExp(
  String.raw`(?<!\d)(?:\+?82${BETWEEN})?\(?(?:0\)?|(?<=82${BETWEEN}\(?))\d(?:${BETWEEN}\d){6,9}(?!\d)`,
  'g',
);
const MAIL = /[\p{L}\p{N}._+%-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/**
 * A text that came by an address or a header, without Korean phone numbers and mail addresses, also full-width,
 * percent-encoded or cut by marks that are invisible. A text without any stays as it is.
 * @example withoutContacts('kim%40mail.test 010-1234-5678') // '*** ***'
 */
export function withoutContacts(text: string): string {
  const plain = decoded(text)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '');
  const masked = plain.replaceAll(MAIL, MASK).replaceAll(PHONE, MASK);
  return masked === plain ? text : masked;
}

function decoded(text: string): string {
  let plain = text;
  for (let depth = 0; depth < DEEPEST_ENCODING; depth += 1) {
    const next = plain.replaceAll(/(?:%[\da-f]{2})+/gi, decodedOrSame);
    if (next === plain) return plain;
    plain = next;
  }
  return plain;
}

function decodedOrSame(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
