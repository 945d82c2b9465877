import type { Advertiser } from '@dealstore/commerce-core/domain';

/** Whose advertising it is. Assumed: the demo's shop. */
export const ADVERTISER: Advertiser = { name: '딜스토어', nameEn: 'Dealstore', phone: '1500-0000' };
