import { type CommerceError, type CommerceErrorCode, isCommerceError } from '@dealstore/commerce-core/domain';

/** Runs a call and returns the listed errors, which a form shows at its field; rethrows every other error. */
export async function catchCommerceError<T>(
  call: () => Promise<T>,
  ...codes: readonly CommerceErrorCode[]
): Promise<{ readonly value: T } | { readonly refusal: CommerceError }> {
  try {
    return { value: await call() };
  } catch (thrown) {
    if (isCommerceError(thrown, ...codes)) return { refusal: thrown };
    throw thrown;
  }
}
