import type { Ports } from '../ports.ts';
import type { ProductNo } from '../value/identifiers.ts';

/** Remembers that a product was viewed just now: at the backend for a member, on this device for a guest. Spec §2. */
export async function rememberProduct(
  { recentProductApi, clock }: Pick<Ports, 'recentProductApi' | 'clock'>,
  productNo: ProductNo,
): Promise<void> {
  await recentProductApi.add([{ productNo, seenAt: clock.now() }]);
}
