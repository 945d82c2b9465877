/** Carriers whose names the shop writes in both languages, by the contract's codes. Assumed: these four. */
export const DELIVERY_COMPANIES = ['CJ', 'HANJIN', 'LOTTE', 'POST'] as const;

/** One of those carriers. */
export type DeliveryCompany = (typeof DELIVERY_COMPANIES)[number];

/** The carrier of a code; null for one without a name of ours. */
export function findDeliveryCompany(code: string | undefined): DeliveryCompany | null {
  return DELIVERY_COMPANIES.find((company) => company === code) ?? null;
}
