import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef, Subscription } from 'xstate';
import { useFlows } from './use-service.ts';

/** A running flow of the core. */
interface FlowActor<Context, State, Event, Emission> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly context: Context; readonly value: State; hasTag(tag: 'busy'): boolean };
  send(event: Event): void;
  on(type: '*', listener: (emission: Emission) => void): Subscription;
}

/**
 * The current context and state of a flow, and `send`. Errors that end the session are passed to it.
 * @param onEmission called with every emitted event
 */
export function useFlow<Context extends { readonly error: unknown }, State, Event, Emission>(
  actor: FlowActor<Context, State, Event, Emission>,
  onEmission: (emission: Emission) => void,
) {
  const onEvent = useEffectEvent(onEmission);
  useEffect(() => {
    const subscription = actor.on('*', (emission) => onEvent(emission));
    return () => subscription.unsubscribe();
  }, [actor]);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useEndedSession(context.error);
  return { ...context, state, isBusy, send: actor.send };
}

/** Ends the session when the reaction of a flow's error is to do so. Spec §8. */
function useEndedSession(error: unknown): void {
  const { session } = useFlows();
  useEffect(() => {
    if (isCommerceError(error) && error.reaction === 'end-session') session.send({ type: 'expired', code: error.code });
  }, [error, session]);
}
