import type { ProductNo } from '@dealstore/commerce-core/domain';

// Prefixes of query keys that more than one feature reads or invalidates.

/** The account. */
export const ACCOUNT_KEY = ['account'] as const;

/** The address book. */
export const ADDRESSES_KEY = ['addresses'] as const;

/** Coupons, owned and available. */
export const COUPONS_KEY = ['coupons'] as const;

/** Gifts sent and received. */
export const GIFTS_KEY = ['gifts'] as const;

/** Orders and purchases. */
export const ORDERS_KEY = ['orders'] as const;

/** Points and their history. */
export const POINTS_KEY = ['points'] as const;

/** Everything of every product. */
export const PRODUCTS_KEY = ['product'] as const;

/** Everything of one product. */
export const productKey = (productNo: ProductNo) => [...PRODUCTS_KEY, productNo] as const;
