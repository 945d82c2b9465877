/** Provinces by the names an address begins with: the short one alone, or a longer one. First and last two digits of their codes. */
const PROVINCES: readonly (readonly [short: string, longer: readonly string[], first: number, last: number])[] = [
  ['서울', ['서울특별시', '서울시'], 1, 9],
  ['경기', ['경기도'], 10, 20],
  ['인천', ['인천광역시', '인천시'], 21, 23],
  ['강원', ['강원도', '강원특별자치도'], 24, 26],
  ['충북', ['충청북도'], 27, 29],
  ['세종', ['세종특별자치시', '세종시'], 30, 30],
  ['충남', ['충청남도'], 31, 33],
  ['대전', ['대전광역시', '대전시'], 34, 35],
  ['경북', ['경상북도'], 36, 40],
  ['대구', ['대구광역시', '대구시'], 41, 43],
  ['울산', ['울산광역시', '울산시'], 44, 45],
  ['부산', ['부산광역시', '부산시'], 46, 49],
  ['경남', ['경상남도'], 50, 53],
  ['전북', ['전라북도', '전북특별자치도'], 54, 56],
  ['전남', ['전라남도'], 57, 60],
  // not “광주” alone: a city of 경기 is called so, too
  ['광주광역시', [], 61, 62],
  ['제주', ['제주도', '제주시', '제주특별자치도', '서귀포시'], 63, 63],
];

/** Districts that are islands, as the first two words of an address name them, or any in Latin letters; and how their codes begin. */
const ISLANDS: readonly (readonly [name: RegExp, start: string])[] = [
  [/^(?:\S+\s+)?(?:제주시|서귀포시|제주도|제주특별자치도)|\b(?:jeju|seogwipo)-?(?:si|do)\b/i, '63'],
  [/^(?:\S+\s+)?옹진군|\bongjin-?gun\b/i, '231'],
  [/^(?:\S+\s+)?울릉군|\bulleung-?gun\b/i, '402'],
  [/^(?:\S+\s+)?신안군|\bsh?inan-?gun\b/i, '588'],
];

/** Whether a text is a Korean postal code: five ASCII digits of an area in use. Source: the basic district numbers since 2015. */
export function isZipCode(text: string): boolean {
  return /^(?:0[1-9]|[1-5][0-9]|6[0-3])[0-9]{3}$/.test(text);
}

/**
 * Whether a postal code can be that of an address: a parcel is carried by the words and paid for by the code. What names
 * no province and no island is believed. Source: a basic district number begins with its province and its district.
 */
export function isZipCodeOf(zipCd: string, address: string): boolean {
  if (!isZipCode(zipCd)) return false;
  const place = address.trim();
  const [word = ''] = place.split(/\s/);
  const province = PROVINCES.find(([short, longer]) => word === short || longer.some((name) => word.startsWith(name)));
  const area = Number(zipCd.slice(0, 2));
  if (province !== undefined && (area < province[2] || area > province[3])) return false;
  return ISLANDS.every(([name, start]) => zipCd.startsWith(start) || !name.test(place));
}
