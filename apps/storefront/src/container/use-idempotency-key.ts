import { idempotencyKey } from '@dealstore/commerce-core/domain';
import { useRef } from 'react';
import type { Services } from './services.ts';

/** Names what is asked for: the same again has the same key, so that a lost answer does nothing twice. */
export function useIdempotencyKey(): (random: Services['random'], said: unknown) => string {
  const last = useRef<{ readonly said: string; readonly key: string } | null>(null);
  return (random, said) => {
    const words = JSON.stringify(said);
    const known = last.current?.said === words ? last.current : { said: words, key: idempotencyKey(random) };
    last.current = known;
    return known.key;
  };
}
