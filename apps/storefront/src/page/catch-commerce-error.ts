import { type CommerceError, type CommerceErrorCode, isCommerceError } from '@dealstore/commerce-core/domain';

/** Runs a call whose listed refusals a form shows beside its field; every other failure goes the way of all errors. */
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
