import type { ProductNo } from '@dealstore/commerce-core/domain';
import { useMutationState } from '@tanstack/react-query';
import { WISH_KEY, type WishChange } from '../../widgets/product-card/wish-cache.ts';

/** Changes of the wishes that are not saved yet. */
export interface UnsavedWishes {
  readonly count: number;
  /** Whether one was sent without an answer. */
  readonly isUnanswered: boolean;
  /** Products that are not wished for once they are saved. */
  readonly removed: ReadonlySet<ProductNo>;
}

/** What is not saved yet: a list is shown as it will be. */
export function useUnsavedWishes(): UnsavedWishes {
  const filters = { mutationKey: WISH_KEY, status: 'pending' } as const;
  const unsaved = useMutationState({ filters, select: ({ state }) => state });
  const removed = new Set<ProductNo>();
  for (const { variables: change } of unsaved) {
    if (isRemoval(change)) for (const productNo of change) removed.add(productNo);
    else if (isWishChange(change)) removed[change.isWished ? 'delete' : 'add'](change.productNo);
  }
  const isUnanswered = unsaved.some(({ failureCount }) => failureCount > 0);
  return { count: unsaved.length, isUnanswered, removed };
}

function isRemoval(variables: unknown): variables is readonly ProductNo[] {
  return Array.isArray(variables);
}

function isWishChange(variables: unknown): variables is WishChange {
  return typeof variables === 'object' && variables !== null && 'isWished' in variables;
}
