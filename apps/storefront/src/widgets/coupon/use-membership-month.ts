import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../container/use-service.ts';
import { benefitCouponsQuery } from './coupon.queries.ts';

/** The Korean month, 1 to 12, whose membership coupon the member has got already; null while it may be had. */
export function useMembershipMonth(isMember: boolean): number | null {
  const { data } = useQuery({ ...benefitCouponsQuery(useServices()), enabled: isMember });
  return data === undefined || data.issuedCouponNo === null ? null : Number(data.issueMonth.slice(5));
}
