import { commerceError, type Language } from '@dealstore/commerce-core/domain';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { withTransaction } from '../../database/database.ts';
import { writeSecurityEvent } from '../../security-event.ts';
import { html, type Html, written } from '../html.ts';
import { goTo } from '../sandbox-page.ts';
import { listSection, type SandboxPages, type SandboxParts, type Visit } from '../sandbox-parts.ts';
import { CLAIM_SIMULATIONS, simulateClaim, simulationOf } from './claim-simulation.ts';
import { CLAIM_STATUS_TEXT, CLAIM_TEXT as TEXT } from './claim.text.ts';

const SHOWN_CLAIMS = 20;
const REASON_LENGTH = 200;

/** Sellers and carriers of the sandbox: each claim that waits for them, on `/sandbox`. Assumed. */
export function claimPages(parts: SandboxParts): SandboxPages {
  return {
    routes: [
      {
        method: 'POST',
        path: /^\/sandbox\/claim\/(?<claimNo>[1-9]\d{0,14})$/,
        handle: (visit) => takeStep(parts, visit),
      },
    ],
    section: (language) => waitingClaims(parts, language),
  };
}

async function takeStep(parts: SandboxParts, { path, form, language }: Visit): Promise<Response> {
  const event = CLAIM_SIMULATIONS.flatMap(({ events }) => events).find((candidate) => candidate === form.get('event'));
  if (event === undefined) throw commerceError('INVALID_REQUEST');
  const rejectReason = (form.get('rejectReason') || TEXT.usualReason[language]).slice(0, REASON_LENGTH);
  const claimNo = Number(path['claimNo']);
  await withTransaction(parts.database, (transaction) =>
    simulateClaim(transaction, { claimNo, event, at: parts.clock.now(), random: parts.random, rejectReason }),
  );
  writeSecurityEvent(parts.log, { event: 'desk.decided', desk: 'claim', decision: event, subjectNo: claimNo });
  return goTo('/sandbox');
}

async function waitingClaims(parts: SandboxParts, language: Language): Promise<Html> {
  const rows = await parts.database
    .selectFrom('claim')
    .innerJoin('claimOption', 'claimOption.claimNo', 'claim.claimNo')
    .innerJoin('orderOption', 'orderOption.orderOptionNo', 'claimOption.orderOptionNo')
    .distinctOn('claim.claimNo')
    .select(['claim.claimNo', 'claim.orderNo', 'claim.claimStatusType', 'claimClassType'])
    .select(['productName', 'productNameEn', 'claimOption.claimedCnt'])
    .where(
      'claim.claimStatusType',
      'in',
      CLAIM_SIMULATIONS.map(({ from }) => from),
    )
    .orderBy('claim.claimNo', 'desc')
    .limit(SHOWN_CLAIMS)
    .execute();
  const items = rows.map((row) => {
    const events = simulationOf(row)?.events ?? [];
    const status = CLAIM_STATUS_TEXT[row.claimStatusType]?.[language] ?? row.claimStatusType;
    const reason = TEXT.rejectReason[language];
    return html`<li>
      ${written(inLanguage(language, row.productName, row.productNameEn), language)} × ${row.claimedCnt}
      <span class="soft">${row.orderNo} · ${status}</span>
      <form method="post" action="/sandbox/claim/${row.claimNo}">
        ${
          events.includes('reject')
            ? html`<input
                name="rejectReason"
                aria-label="${reason}"
                placeholder="${reason}"
                maxlength="${REASON_LENGTH}"
              />`
            : null
        }
        ${events.map((event) => html`<button name="event" value="${event}">${TEXT[event][language]}</button>`)}
      </form>
    </li>`;
  });
  return listSection(TEXT.title[language], items, TEXT.none[language]);
}
