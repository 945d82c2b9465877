import { idempotencyKey } from '@dealstore/commerce-core/domain';
import { useRef } from 'react';
import type { Services } from './services.ts';

/** Idempotency keys: an equal request gets the same key, so that a retry after a lost answer has no second effect. */
export function useIdempotencyKey(): (random: Services['random'], request: unknown) => string {
  const last = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return (random, request) => {
    const text = JSON.stringify(request);
    const current = last.current?.text === text ? last.current : { text, key: idempotencyKey(random) };
    last.current = current;
    return current.key;
  };
}
