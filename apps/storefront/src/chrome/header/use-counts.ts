import { useQuery } from '@tanstack/react-query';
import { usePageFacts } from '../../page/page-state.ts';
import { useServices } from '../../container/use-service.ts';
import { alarmCountQuery } from '../../widgets/alarm/alarm-count.ts';
import { wishedQuery } from '../../widgets/product-card/wish-cache.ts';
import { cartCountQuery } from '../chrome.queries.ts';

/**
 * Options in the cart, 0 until it is known. The document says it of a member's cart; a guest's lies on this device, is
 * counted after the first paint, and asks for no service before. Spec §2, §3.
 */
export function useCartCount(): number {
  const { loggedIn } = usePageFacts();
  const { data = 0 } = useQuery({
    ...cartCountQuery(useServices()),
    enabled: ({ state }) => loggedIn || state.data !== undefined,
  });
  return data;
}

/** Unread alarms; 0 for a guest, without a call. Spec §2. */
export function useAlarmCount(): number {
  const { loggedIn } = usePageFacts();
  const { data = 0 } = useQuery({ ...alarmCountQuery(useServices()), enabled: loggedIn });
  return loggedIn ? data : 0;
}

/** Products on the wish list; 0 for a guest, without a call. Spec §2. */
export function useWishCount(): number {
  const { loggedIn } = usePageFacts();
  const { data = 0 } = useQuery({
    ...wishedQuery(useServices()),
    enabled: loggedIn,
    select: (productNos) => productNos.length,
  });
  return loggedIn ? data : 0;
}
