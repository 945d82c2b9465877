/** Where a visit came from; null for what the link that counts did not say. Spec §3 (Env). */
export interface Campaign {
  readonly rid: string | null;
  readonly cid: string | null;
  /** The page of another site that led to the first page, without its query. */
  readonly referer: string | null;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly utmCampaign: string | null;
  readonly utmContent: string | null;
  readonly utmTerm: string | null;
}

/**
 * Most characters kept of a campaign value. Assumed: a Korean letter is nine characters of a header, so all eight stay
 * below half of what a server takes.
 */
export const CAMPAIGN_VALUE_LENGTH = 100;

/** The header of every call that carries a campaign value. Spec §7; `referer` itself is the browser's own. */
export const CAMPAIGN_HEADERS: Readonly<Record<keyof Campaign, string>> = {
  rid: 'rid',
  cid: 'cid',
  referer: 'x-referer',
  utmSource: 'utm-source',
  utmMedium: 'utm-medium',
  utmCampaign: 'utm-campaign',
  utmContent: 'utm-content',
  utmTerm: 'utm-term',
};

/** A visit that says nothing of where it came from. */
export const NO_CAMPAIGN: Campaign = readCampaign({ query: () => null, referer: null });

/** An address that is shown, and what led to it. */
export interface Arrival {
  /** The value of a query parameter; null without it. */
  query(name: string): string | null;
  /** The page of another site that led here, without its query; null for none. */
  readonly referer: string | null;
}

/**
 * Reads where a visit came from. Spec §3, §7.
 * @example readCampaign({ query: (name) => search.get(name), referer: null }).utmSource // 'kakao'
 */
export function readCampaign({ query, referer }: Arrival): Campaign {
  const read = (name: string) => cleaned(query(name));
  return {
    rid: read('rid'),
    cid: read('cid'),
    referer: cleaned(referer),
    utmSource: read('utm_source'),
    utmMedium: read('utm_medium'),
    utmCampaign: read('utm_campaign'),
    utmContent: read('utm_content'),
    utmTerm: read('utm_term'),
  };
}

/** Whether an address said anything of a campaign; a referrer alone does not count. */
export function hasTouched(campaign: Campaign): boolean {
  return CAMPAIGN_KEYS.some((key) => key !== 'referer' && campaign[key] !== null);
}

/** The headers a campaign goes out by, percent-encoded; a value that is missing has none. Spec §7. */
export function campaignHeaders(campaign: Campaign): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const key of CAMPAIGN_KEYS) {
    const value = campaign[key];
    if (value !== null) headers[CAMPAIGN_HEADERS[key]] = encodeURIComponent(value);
  }
  return headers;
}

/** The campaign that came by headers; one that is no percent-encoded text is missing. */
export function campaignOfHeaders(header: (name: string) => string | null): Campaign {
  const read = (key: keyof Campaign) => cleaned(decoded(header(CAMPAIGN_HEADERS[key])));
  return {
    rid: read('rid'),
    cid: read('cid'),
    referer: read('referer'),
    utmSource: read('utmSource'),
    utmMedium: read('utmMedium'),
    utmCampaign: read('utmCampaign'),
    utmContent: read('utmContent'),
    utmTerm: read('utmTerm'),
  };
}

const CAMPAIGN_KEYS = [
  'rid',
  'cid',
  'referer',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmContent',
  'utmTerm',
] as const satisfies readonly (keyof Campaign)[];

function cleaned(value: string | null): string | null {
  if (value === null) return null;
  const text = value
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  const letters = [...text].slice(0, CAMPAIGN_VALUE_LENGTH).join('').trim();
  return letters === '' ? null : letters;
}

function decoded(value: string | null): string | null {
  try {
    return value === null ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}
