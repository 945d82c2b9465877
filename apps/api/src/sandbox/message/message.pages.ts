import { formatPhone, formatYmdt, type Language } from '@dealstore/commerce-core/domain';
import { fromTimestamp } from '../../database/instant.ts';
import { html, type Html, written } from '../html.ts';
import type { SandboxPages, SandboxParts } from '../sandbox-parts.ts';

/** Messages shown at most on the front page. Assumed. */
const SHOWN = 30;

const WORDS = {
  title: { ko: '보낸 메시지', en: 'Messages sent' },
  none: { ko: '아직 보낸 메시지가 없어요', en: 'Nothing has been sent yet' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** The inbox of every phone and address of the sandbox, newest first. Assumed: nothing leaves this machine. */
export function messagePages({ database }: SandboxParts): SandboxPages {
  return {
    routes: [],
    section: async (language) => {
      const messages = await database
        .selectFrom('messageSent')
        .select(['messageNo', 'channel', 'recipient', 'title', 'body', 'createdAt'])
        .where('status', '=', 'SENT')
        .orderBy('messageNo', 'desc')
        .limit(SHOWN)
        .execute();
      const rows = messages.map(
        (message): Html =>
          html`<li>
            <strong>${message.channel} → ${formatPhone(message.recipient)}</strong>
            <span class="soft">${formatYmdt(fromTimestamp(message.createdAt))}</span>
            <span class="text">${written(`${message.title}\n${message.body}`.trim(), language)}</span>
          </li>`,
      );
      const list =
        rows.length === 0
          ? html`<p class="soft">${WORDS.none[language]}</p>`
          : html`<ul class="list">
              ${rows}
            </ul>`;
      return html`<section id="messages">
        <h2>${WORDS.title[language]}</h2>
        ${list}
      </section>`;
    },
  };
}
