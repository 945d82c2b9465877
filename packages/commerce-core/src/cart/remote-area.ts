/** Where delivery costs extra. Assumed: the vendor's "remote area". */
export type RemoteArea = 'JEJU' | 'ISLAND';

/** Zip codes of Jeju and the islands around it. Assumed: the range of the basic district numbers. */
const JEJU: readonly [number, number] = [63_000, 63_644];

/** Zip codes of islands without a bridge, first and last of each stretch. Assumed: as carriers commonly list them. */
const ISLANDS: readonly (readonly [number, number])[] = [
  [23_004, 23_010],
  [23_100, 23_116],
  [23_124, 23_136],
  [32_133, 32_133],
  [33_411, 33_411],
  [40_200, 40_240],
  [52_570, 52_571],
  [53_031, 53_033],
  [53_089, 53_104],
  [54_000, 54_000],
  [56_347, 56_349],
  [57_068, 57_069],
  [58_760, 58_762],
  [58_800, 58_810],
  [58_816, 58_818],
  [58_826, 58_826],
  [58_832, 58_832],
  [58_839, 58_841],
  [58_843, 58_866],
  [58_953, 58_958],
  [59_102, 59_103],
  [59_106, 59_106],
  [59_127, 59_127],
  [59_129, 59_129],
  [59_137, 59_145],
  [59_149, 59_170],
  [59_421, 59_421],
  [59_531, 59_531],
  [59_551, 59_551],
  [59_563, 59_563],
  [59_568, 59_568],
  [59_650, 59_650],
  [59_766, 59_766],
  [59_781, 59_790],
];

/** Which remote area a zip code lies in; null on the mainland and for an invalid zip code. Assumed: by zip. */
export function remoteAreaOf(zipCd: string): RemoteArea | null {
  if (!/^[0-9]{5}$/.test(zipCd)) return null;
  const zip = Number(zipCd);
  if (zip >= JEJU[0] && zip <= JEJU[1]) return 'JEJU';
  return ISLANDS.some(([first, last]) => zip >= first && zip <= last) ? 'ISLAND' : null;
}
