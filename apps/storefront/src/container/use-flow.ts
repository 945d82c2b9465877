import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef, Subscription } from 'xstate';
import { useEndedSession } from './use-ended-session.ts';

/** A running flow of the core. */
interface FlowActor<Context, State, Event, Emission> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly context: Context; readonly value: State; hasTag(tag: 'busy'): boolean };
  send(event: Event): void;
  on(type: '*', listener: (emission: Emission) => void): Subscription;
}

/**
 * What a flow of a screen knows now, and how to speak to it; its errors end the session where they say so.
 * @param onEmission what the screen does when the flow emits something
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
