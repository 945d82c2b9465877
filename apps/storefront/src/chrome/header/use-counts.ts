import { useQuery } from '@tanstack/react-query';
import { usePageFacts } from '../../page/page-state.ts';
import { useServices } from '../../container/use-service.ts';
import { cartCountQuery } from '../chrome.queries.ts';
import { useChromeState } from '../chrome.view.ts';

/** Items in the cart: the member's from the backend, a guest's from this device after the first paint. Spec §2, §3. */
export function useCartCount(): number {
  const { loggedIn } = usePageFacts();
  const { guestCartCount } = useChromeState();
  const { data } = useQuery({ ...cartCountQuery(useServices()), enabled: loggedIn });
  return loggedIn ? (data ?? 0) : guestCartCount;
}

/** Unread notices; 0 for a guest, without a call. Spec §2. Until notices are served there are none. */
export function useAlarmCount(): number {
  return 0;
}
