import { searchAddresses, type FoundAddress } from '@dealstore/commerce-core/domain';
import type { AddressDirectory } from '../../providers.ts';
import { BUILDINGS, PLACES } from './address-words.ts';

/** House numbers of every street in the directory, and their lots. */
const HOUSES = [
  { house: '12', lot: '24-3', isNamed: false },
  { house: '58', lot: '731', isNamed: true },
  { house: '103-7', lot: '산 15-2', isNamed: true },
] as const;

/** The country as the sandbox knows it: streets of all seventeen provinces, three houses in each. */
export const ADDRESS_DIRECTORY: readonly FoundAddress[] = readPlaces(PLACES).flatMap(housesOf);

/** A directory that needs no network and gives the same answers every time. */
export function sandboxAddresses(): AddressDirectory {
  return { search: async (keyword, page) => searchAddresses(ADDRESS_DIRECTORY, keyword, page) };
}

interface Street {
  readonly district: string;
  readonly zipCd: string;
  readonly road: string;
  readonly village: string;
}

/** Reads `# province`, then `district zip road village …` line by line. */
function readPlaces(words: string): readonly Street[] {
  const streets: Street[] = [];
  let province = '';
  for (const line of words.split('\n').filter((text) => text !== '')) {
    if (line.startsWith('#')) {
      province = line.slice(1).trim();
      continue;
    }
    const [place = '', ...streetWords] = line.split(' | ');
    for (const text of streetWords) {
      const [zipCd = '', road = '', ...village] = text.split(' ');
      const district = place === '-' ? province : `${province} ${place}`;
      streets.push({ district, zipCd, road, village: village.join(' ') });
    }
  }
  return streets;
}

function housesOf({ district, zipCd, road, village }: Street, index: number): readonly FoundAddress[] {
  // A town of a county comes before its road, a village of a city does not.
  const town = /^\S+[읍면](?= )/u.exec(village)?.[0];
  const place = town === undefined ? district : `${district} ${town}`;
  return HOUSES.map(({ house, lot, isNamed }, number) => ({
    zipCd,
    roadAddress: `${place} ${road} ${house}`,
    jibunAddress: `${district} ${village} ${lot}`,
    buildingName: isNamed ? (BUILDINGS[(index * HOUSES.length + number) % BUILDINGS.length] ?? '') : '',
  }));
}
