import type { ProductNo } from '@dealstore/commerce-core/domain';

// The first words of what is kept of the backend's answers, where more than one feature reads or renews it.

/** Who the member is. */
export const ACCOUNT_KEY = ['account'] as const;

/** The book of addresses. */
export const ADDRESSES_KEY = ['addresses'] as const;

/** Coupons owned and to be had. */
export const COUPONS_KEY = ['coupons'] as const;

/** Gifts sent and received. */
export const GIFTS_KEY = ['gifts'] as const;

/** Orders, and what has been bought. */
export const ORDERS_KEY = ['orders'] as const;

/** Points and their history. */
export const POINTS_KEY = ['points'] as const;

/** Everything of every product. */
export const PRODUCTS_KEY = ['product'] as const;

/** Everything of one product. */
export const productKey = (productNo: ProductNo) => [...PRODUCTS_KEY, productNo] as const;
