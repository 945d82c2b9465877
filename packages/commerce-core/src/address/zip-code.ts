/** Provinces as an address begins with one, and the first two digits of their codes, first and last. */
const PROVINCES =
  '서울 01 09,경기 10 20,인천 21 23,강원 24 26,충북|충청북 27 29,세종 30 30,충남|충청남 31 33,대전 34 35,경북|경상북 36 40,' +
  '대구 41 43,울산 44 45,부산 46 49,경남|경상남 50 53,전북|전라북 54 56,전남|전라남 57 60,광주광역 61 62,제주 63 63';

/** Districts of islands alone, by their names in Hangul and in Latin letters, and their codes, first and last. */
const ISLANDS =
  '제주(?:시|도|특별자치도(?:제주시|서귀포시)?)?|서귀포시? jeju|cheju|seogwipo 63000 63644,울릉군 ulleung 40200 40240,' +
  '옹진군 ongjin 23100 23136,신안군 sh?inan 58800 58866';

/** What an address says, and the codes that fit it. */
interface Rule {
  readonly says: RegExp;
  readonly first: string;
  readonly last: string;
}

const RULES: readonly Rule[] = [
  ...PROVINCES.split(',').map((line) => {
    const [name = '', first = '', last = ''] = line.split(' ');
    // a province, not a street that begins so, such as 서울로
    return { says: new RegExp(`^(?:${name})(?:[\\s,-]|도|시|특별|광역|$)`), first: `${first}000`, last: `${last}999` };
  }),
  ...ISLANDS.split(',').map((line) => {
    const [hangul = '', latin = '', first = '', last = ''] = line.split(' ');
    const words = `^(?:\\S+\\s+){0,2}(?:${hangul})(?=[\\s,()-]|$)`;
    return { says: new RegExp(`${words}|\\b(?:${latin})(?:-?(?:si|do|gun))?(?=[\\s,]|$)`, 'i'), first, last };
  }),
];

/**
 * Whether a text is a Korean postal code: five ASCII digits of an area in use. Source: the basic
 * district numbers since 2015.
 */
export function isZipCode(text: string): boolean {
  return /^[0-9]{5}$/.test(text) && text >= '01000' && text <= '63644';
}

/**
 * Whether a postal code can be that of an address: a parcel is carried by the words and paid for by the code. What
 * names no province and no island is believed. Source: a basic district number begins with its province and its
 * district.
 */
export function isZipCodeOf(zipCd: string, address: string): boolean {
  const place = address.normalize('NFKC').replace(/^\s*(?:대한\s?민국\s*)?/, '');
  return (
    isZipCode(zipCd) && RULES.every(({ says, first, last }) => (zipCd >= first && zipCd <= last) || !says.test(place))
  );
}
