import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useEffect } from 'react';
import { useFlows } from './use-service.ts';

/** Ends the session when a flow's error says so: the session itself decides what follows, once. Spec §8. */
export function useEndedSession(error: unknown): void {
  const { session } = useFlows();
  useEffect(() => {
    if (isCommerceError(error) && error.reaction === 'end-session') session.send({ type: 'expired', code: error.code });
  }, [error, session]);
}
