import type { ProductNo } from '@dealstore/commerce-core/domain';
import { useMutationState } from '@tanstack/react-query';
import { WISH_KEY, type WishChange } from '../../widgets/product-card/wish-cache.ts';

/** Wishes that are not saved yet. */
export interface UnsavedWishes {
  /** Products of them: a heart that is pressed three times is one. */
  readonly count: number;
  /** Products that are not wished for once they are saved. */
  readonly removed: ReadonlySet<ProductNo>;
}

/** What is not saved yet: a list is shown as it will be. */
export function useUnsavedWishes(): UnsavedWishes & {
  /** Whether one was sent without an answer. */
  readonly isUnanswered: boolean;
} {
  const filters = { mutationKey: WISH_KEY, status: 'pending' } as const;
  const unsaved = useMutationState({ filters, select: ({ state }) => state });
  const isUnanswered = unsaved.some(({ failureCount }) => failureCount > 0);
  return { ...unsavedWishes(unsaved.map(({ variables }) => variables)), isUnanswered };
}

/** What changes come to that are sent one after the other, oldest first. */
export function unsavedWishes(changes: readonly unknown[]): UnsavedWishes {
  const changed = new Map<ProductNo, boolean>();
  for (const change of changes) {
    if (isRemoval(change)) for (const productNo of change) changed.set(productNo, false);
    else if (isWishChange(change)) changed.set(change.productNo, change.isWished);
  }
  const removed = [...changed].filter(([, isWished]) => !isWished).map(([productNo]) => productNo);
  return { count: changed.size, removed: new Set(removed) };
}

function isRemoval(variables: unknown): variables is readonly ProductNo[] {
  return Array.isArray(variables);
}

function isWishChange(variables: unknown): variables is WishChange {
  return typeof variables === 'object' && variables !== null && 'isWished' in variables;
}
