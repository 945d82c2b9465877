import {
  createGiftRecipientMachine,
  type GiftAccess,
  type GiftRecipientEmittedEvent,
  type GiftRecipientEvent,
} from '@dealstore/commerce-core';
import { isCommerceError, type ReceivedGift } from '@dealstore/commerce-core/domain';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useFlow } from '../../../container/use-flow.ts';
import { useService } from '../../../container/use-service.ts';

/** Runs the machine of a gift's recipient while its screen is mounted: its current context, and `send`. */
export function useGiftRecipient(
  access: GiftAccess,
  gift: ReceivedGift,
  onEmission: (emission: GiftRecipientEmittedEvent) => void = () => undefined,
) {
  const [giftApi, clock] = [useService('giftApi'), useService('clock')];
  const [machine] = useState(() => createGiftRecipientMachine({ giftApi, clock }, access));
  const actor = useActorRef(machine, { input: { gift }, clock });
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    // The sender may have changed the gift while this page was hidden.
    const onVisible = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'refresh' });
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [actor]);
  const flow = useFlow(actor, onEmission);
  const { error } = flow;
  const send = (event: GiftRecipientEvent): void => {
    setBegun(true);
    actor.send(event);
  };
  return { ...flow, refusal: isCommerceError(error) ? error : null, hasBegun, send };
}

/** The running machine, as the parts of the screen get it. */
export type GiftRecipientFlow = ReturnType<typeof useGiftRecipient>;
