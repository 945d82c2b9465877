import { commerceError, formatWon, formatYmdt, won, type Language } from '@dealstore/commerce-core/domain';
import { enqueueJob } from '../../jobs/job.ts';
import { RECONCILE_PAYMENT } from '../../order/order.ts';
import { html, type Html, written } from '../html.ts';
import { goTo, sandboxResponse } from '../sandbox-page.ts';
import { listSection, type SandboxPages, type SandboxParts, type Visit } from '../sandbox-parts.ts';
import { appLink } from './app-link.ts';
import { PAYMENT_TEXT as TEXT, PAY_TYPE_TEXT, STATUS_TEXT } from './payment.text.ts';
import {
  decideSandboxPayment,
  depositSandboxPayment,
  findSandboxPayment,
  type PaymentDecision,
  type PaymentDetails,
  type SandboxPayment,
} from './sandbox-payment.ts';
import { issueAccount, TEST_BANKS, testBank } from './test-bank.ts';
import { TEST_CARDS, testCard } from './test-card.ts';

const SHOWN_PAYMENTS = 10;

/** The provider's window at `/sandbox/payment/{key}`, and the newest payments on `/sandbox`. Assumed. */
export function paymentPages(parts: SandboxParts): SandboxPages {
  const path = /^\/sandbox\/payment\/(?<key>[\w-]{8,255})$/;
  return {
    routes: [
      { method: 'GET', path, handle: (visit) => showWindow(parts, visit) },
      { method: 'POST', path, handle: (visit) => decide(parts, visit) },
    ],
    section: (language) => newestPayments(parts, language),
  };
}

async function showWindow(parts: SandboxParts, visit: Visit): Promise<Response> {
  const payment = await findSandboxPayment(parts, visit.path['key'] ?? '');
  if (payment === null) throw commerceError('NOT_FOUND');
  // Who goes back to the window of a decided payment is sent on to the shop, as providers
  // do; a look at it is asked for.
  if (isReported(payment) && !visit.query.has('look')) return goTo(wayBack(payment));
  return windowOf(payment, visit);
}

async function decide(parts: SandboxParts, visit: Visit): Promise<Response> {
  const key = visit.path['key'] ?? '';
  if (visit.form.get('action') === 'deposit') return deposit(parts, key);
  const { decision, ...means } = decisionOf(parts, visit, key);
  const payment = await decideSandboxPayment(parts, key, decision, means);
  return isReported(payment) ? goTo(wayBack(payment)) : windowOf(payment, visit);
}

function decisionOf(
  { clock }: SandboxParts,
  { form, language }: Visit,
  key: string,
): PaymentDetails & { readonly decision: PaymentDecision } {
  if (form.get('action') === 'cancel') return { decision: 'CANCEL', cardName: null, declineReason: null };
  const bank = testBank(form.get('bank'));
  if (bank !== null) {
    const virtualAccount = issueAccount(bank, key, clock.now(), language);
    return { decision: 'ISSUE_ACCOUNT', cardName: null, declineReason: null, virtualAccount };
  }
  const card = testCard(form.get('card'));
  if (card === null) throw commerceError('INVALID_REQUEST');
  return { decision: card.decision, cardName: card.cardName, declineReason: card.declineReason?.[language] ?? null };
}

/** The buyer pays into the account; the shop is called back at once, as providers do. */
async function deposit(parts: SandboxParts, key: string): Promise<Response> {
  const { orderNo } = await depositSandboxPayment(parts, key);
  const now = parts.clock.now();
  await enqueueJob(parts.database, { kind: RECONCILE_PAYMENT, payload: { orderNo, once: true }, dueAt: now, now });
  return goTo(`/sandbox/payment/${key}?look`);
}

function isReported({ status }: SandboxPayment): boolean {
  return status !== 'WAITING' && status !== 'LOST';
}

/** Where the shopper goes back to: the shop's own address with the result, as a provider adds it. */
function wayBack(payment: SandboxPayment): string {
  const url = new URL(payment.returnUrl);
  const hasFailed = payment.status === 'DECLINED' || payment.status === 'CANCELED';
  url.searchParams.set('result', hasFailed ? 'FAIL' : 'SUCCESS');
  url.searchParams.set('orderNo', payment.orderNo);
  url.searchParams.set('key', payment.key);
  return url.href;
}

function windowOf(payment: SandboxPayment, { language, userAgent }: Pick<Visit, 'language' | 'userAgent'>): Response {
  const method = PAY_TYPE_TEXT[payment.payType]?.[language] ?? payment.payType;
  const body = html`<h1>${TEXT.title[language]}</h1>
    <section>
      <dl>
        <dt>${TEXT.shop[language]}</dt>
        <dd>${TEXT.shopName[language]}</dd>
        <dt>${TEXT.order[language]}</dt>
        <dd>${written(payment.orderTitle, language)}</dd>
        <dt>${TEXT.orderNo[language]}</dt>
        <dd>${payment.orderNo}</dd>
        <dt>${TEXT.method[language]}</dt>
        <dd>${method}</dd>
        <dt>${TEXT.amount[language]}</dt>
        <dd><strong>${formatWon(won(payment.amount), language)}</strong></dd>
      </dl>
    </section>
    ${partOf(payment, language, appLink(payment, userAgent))}`;
  return sandboxResponse({ language, title: TEXT.title[language], body });
}

function partOf(payment: SandboxPayment, language: Language, link: string | null): Html {
  if (payment.status === 'DEPOSIT_WAIT') return depositForm(payment, language);
  if (payment.status !== 'WAITING') return outcome(payment, language);
  return payment.payType === 'VIRTUAL_ACCOUNT' ? bankChoice(payment, language) : choice(payment, language, link);
}

function bankChoice(payment: SandboxPayment, language: Language): Html {
  const banks = TEST_BANKS.map(
    (bank, index) =>
      html`<label
        ><input type="radio" name="bank" value="${bank.code}" ${index === 0 ? { markup: 'checked' } : null} /><span
          >${bank.name[language]}</span
        ></label
      >`,
  );
  return html`<form class="card" method="post" action="/sandbox/payment/${payment.key}">
    <fieldset>
      <legend>${TEXT.chooseBank[language]}</legend>
      <div class="choices cards">${banks}</div>
    </fieldset>
    <button class="main" name="action" value="issue">${TEXT.issue[language]}</button>
    <p><button name="action" value="cancel" formnovalidate>${TEXT.cancel[language]}</button></p>
  </form>`;
}

function depositForm({ key, virtualAccount }: SandboxPayment, language: Language): Html {
  const due = virtualAccount === null ? '' : formatYmdt(virtualAccount.dueAt);
  return html`<form class="card" method="post" action="/sandbox/payment/${key}">
    <dl>
      <dt>${TEXT.account[language]}</dt>
      <dd>${virtualAccount?.bankName ?? ''} ${virtualAccount?.account ?? ''}</dd>
      <dt>${TEXT.due[language]}</dt>
      <dd>${due}</dd>
    </dl>
    <button class="main" name="action" value="deposit">${TEXT.deposit[language]}</button>
  </form>`;
}

function choice(payment: SandboxPayment, language: Language, link: string | null): Html {
  const cards = TEST_CARDS.map(
    (card, index) =>
      html`<label
        ><input type="radio" name="card" value="${card.id}" ${index === 0 ? { markup: 'checked' } : null} /><span
          >${card.name[language]}<br /><span class="soft">${card.number}</span></span
        ></label
      >`,
  );
  const app =
    link === null
      ? null
      : html`<section>
          <p><a class="button" href="${link}">${TEXT.openApp[language]}</a></p>
          <p class="soft">${TEXT.afterApp[language]}</p>
        </section>`;
  return html`${app}
    <form class="card" method="post" action="/sandbox/payment/${payment.key}">
      <fieldset>
        <legend>${TEXT.choose[language]}</legend>
        <div class="choices cards">${cards}</div>
      </fieldset>
      <button class="main" name="action" value="pay">
        ${TEXT.pay[language].replace('{amount}', formatWon(won(payment.amount), language))}
      </button>
      <p><button name="action" value="cancel">${TEXT.cancel[language]}</button></p>
    </form>`;
}

function outcome(payment: SandboxPayment, language: Language): Html {
  if (payment.status === 'LOST') return html`<section><p>${TEXT.lost[language]}</p></section>`;
  return html`<section>
    <p>${TEXT.decided[language]} (${STATUS_TEXT[payment.status][language]})</p>
    <p><a class="button main" href="${wayBack(payment)}">${TEXT.goBack[language]}</a></p>
  </section>`;
}

async function newestPayments(parts: SandboxParts, language: Language): Promise<Html> {
  const rows = await parts.database
    .selectFrom('sandboxPayment')
    .select(['paymentKey', 'orderTitle', 'payAmt', 'status'])
    .orderBy('createdAt', 'desc')
    .limit(SHOWN_PAYMENTS)
    .execute();
  const items = rows.map(
    (row) =>
      html`<li>
        <a href="/sandbox/payment/${row.paymentKey}?look">${written(row.orderTitle, language)}</a> ·
        ${formatWon(won(row.payAmt), language)} ·
        <span class="soft">${STATUS_TEXT[row.status][language]}</span>
      </li>`,
  );
  return listSection(TEXT.payments[language], items, TEXT.noPayments[language]);
}
