import type { MessageSender } from '../../providers.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** Sends a text into the sandbox's inbox, where `/sandbox` shows it. */
export function sandboxMessages({ database, clock }: Pick<SandboxParts, 'database' | 'clock'>): MessageSender {
  return {
    async send({ phone, kind, text, key }) {
      const now = toTimestamp(clock.now());
      await database
        .insertInto('messageSent')
        .values({
          channel: kind,
          purpose: 'NOTICE',
          recipient: phone,
          body: text,
          status: 'SENT',
          attempts: 1,
          createdAt: now,
          dueAt: now,
          sentAt: now,
          effectKey: key ?? null,
        })
        .onConflict((conflict) => conflict.column('effectKey').doNothing())
        .execute();
    },
  };
}
