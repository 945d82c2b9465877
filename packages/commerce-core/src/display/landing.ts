/** What a banner or menu entry leads to when it is a list of products. Spec §7. */
export interface LandingList {
  readonly kind: 'section' | 'exhibition';
  readonly number: number;
}

/**
 * Reads the number of a section or exhibition at the end of a landing address; null when it leads elsewhere.
 * Spec §7; the place of the number is Assumed.
 * @example readLanding('/exhibition/1024?order=ADMIN_SETTING') // { kind: 'exhibition', number: 1024 }
 */
export function readLanding(landingUrl: string): LandingList | null {
  const match = /\/(section|exhibition)\/([0-9]{1,15})\/?(?:[?#].*)?$/i.exec(landingUrl);
  if (match === null) return null;
  return {
    kind: match[1]?.toLowerCase() === 'section' ? 'section' : 'exhibition',
    number: Number(match[2]),
  };
}
