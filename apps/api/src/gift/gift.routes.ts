import type { AppParts } from '../app-parts.ts';
import { giftClaimRoutes } from './gift-claim.routes.ts';
import { giftRecipientRoutes } from './gift-recipient.routes.ts';
import { giftSenderRoutes } from './gift-sender.routes.ts';

/** Gifts to a phone number. Spec §7. */
export function giftRoutes(parts: AppParts) {
  return { ...giftSenderRoutes(parts), ...giftRecipientRoutes(parts), ...giftClaimRoutes(parts) };
}
