import { commerceError, type Language } from '@dealstore/commerce-core/domain';
import { withTransaction } from '../../database/database.ts';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { html, type Html, written } from '../html.ts';
import { goTo } from '../sandbox-page.ts';
import { listSection, type SandboxPages, type SandboxParts, type Visit } from '../sandbox-parts.ts';
import { fulfill, FULFILLMENT_STEPS } from './fulfillment.ts';
import { FULFILLMENT_TEXT as TEXT, STATUS_TEXT } from './fulfillment.text.ts';

const SHOWN_OPTIONS = 20;

/** The sellers of the sandbox: each paid option with its next step, on `/sandbox`. Assumed. */
export function fulfillmentPages(parts: SandboxParts): SandboxPages {
  return {
    routes: [
      {
        method: 'POST',
        path: /^\/sandbox\/fulfillment\/(?<orderOptionNo>[1-9]\d{0,14})$/,
        handle: (visit) => takeStep(parts, visit),
      },
    ],
    section: (language) => waitingOptions(parts, language),
  };
}

async function takeStep(parts: SandboxParts, visit: Visit): Promise<Response> {
  const rule = FULFILLMENT_STEPS.find(({ step }) => step === visit.form.get('step'));
  if (rule === undefined) throw commerceError('INVALID_REQUEST');
  await withTransaction(parts.database, (transaction) =>
    fulfill(transaction, {
      orderOptionNo: Number(visit.path['orderOptionNo']),
      step: rule.step,
      random: parts.random,
      at: parts.clock.now(),
    }),
  );
  return goTo('/sandbox');
}

async function waitingOptions(parts: SandboxParts, language: Language): Promise<Html> {
  const rows = await parts.database
    .selectFrom('orderOption')
    .innerJoin('orderDelivery', 'orderDelivery.deliveryNo', 'orderOption.deliveryNo')
    .select(['orderOptionNo', 'orderOption.orderNo', 'productName', 'productNameEn', 'orderCnt', 'orderStatusType'])
    .where(
      'orderStatusType',
      'in',
      FULFILLMENT_STEPS.map(({ from }) => from),
    )
    // a gift goes nowhere before its recipient has said where
    .where('receiverAddress', 'is not', null)
    .orderBy('orderOptionNo', 'desc')
    .limit(SHOWN_OPTIONS)
    .execute();
  const items = rows.map((row) => {
    const next = FULFILLMENT_STEPS.find(({ from }) => from === row.orderStatusType);
    const status = STATUS_TEXT[row.orderStatusType]?.[language] ?? row.orderStatusType;
    return html`<li>
      ${written(inLanguage(language, row.productName, row.productNameEn), language)} × ${row.orderCnt}
      <span class="soft">${row.orderNo} · ${status}</span>
      <form method="post" action="/sandbox/fulfillment/${row.orderOptionNo}">
        ${next === undefined ? null : html`<button name="step" value="${next.step}">${TEXT[next.step][language]}</button>`}
      </form>
    </li>`;
  });
  return listSection(TEXT.title[language], items, TEXT.none[language]);
}
