import type { CursorPage, GiftBox, GiftId, GiftSummary } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { FIRST_READ } from '../../page/connection/first-read.ts';
import { GIFTS_KEY } from '../../page/query-keys.ts';
import { PERSISTED } from '../../page/connection/offline.ts';

/** Failures of gifts are shown in place, not by a toast. Spec §8. */
const QUIET = { quiet: 'gift' } as const;

const PAGE_SIZE = 20;
const FIRST: string | null = null;

/** One list of the gift box, newest first, page by page. Spec §7. */
export function giftsQuery(services: LoadServices, box: GiftBox) {
  return infiniteQueryOptions({
    queryKey: [...GIFTS_KEY, 'list', box],
    meta: { ...QUIET, ...PERSISTED },
    initialPageParam: FIRST,
    getNextPageParam: (page: CursorPage<GiftSummary>) => page.nextCursor,
    queryFn: async ({ signal, pageParam }): Promise<CursorPage<GiftSummary>> => {
      const request = { pageSize: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      return (await services()).giftApi.list(box, request, signal);
    },
  });
}

/** How many gifts each list has. */
export function giftCountsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...GIFTS_KEY, 'counts'],
    meta: { ...QUIET, ...PERSISTED },
    queryFn: async ({ signal }) => (await services()).giftApi.counts(signal),
  });
}

/** A gift of the member, sent or received; refetched by every screen, because the other side may have changed it. */
export function giftQuery(services: LoadServices, giftId: GiftId) {
  return queryOptions({
    queryKey: [...GIFTS_KEY, 'one', giftId],
    meta: QUIET,
    staleTime: 0,
    queryFn: async ({ signal }) => (await services()).giftApi.get(giftId, signal),
  });
}

/**
 * A gift by its link when the page is opened; never cached, because the machine reads it again itself.
 */
export function giftByLinkQuery(services: LoadServices, token: string) {
  return queryOptions({
    ...FIRST_READ,
    meta: QUIET,
    queryKey: [...GIFTS_KEY, 'link', token],
    queryFn: async ({ signal }) => (await services()).giftApi.byToken(token, signal),
  });
}

/** What the recipient of a delivered gift may exchange or return now. */
export function giftClaimableQuery(services: LoadServices, giftId: GiftId) {
  return queryOptions({
    queryKey: [...GIFTS_KEY, 'claimable', giftId],
    meta: QUIET,
    staleTime: 0,
    queryFn: async ({ signal }) => (await services()).giftApi.claimable(giftId, signal),
  });
}
