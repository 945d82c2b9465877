import { formatPhone, type Language, PERSON_NAME_LIMIT } from '@dealstore/commerce-core/domain';
import { html, type Html } from '../html.ts';
import { sandboxResponse } from '../sandbox-page.ts';
import type { IdentityFields } from './identity-fields.ts';
import type { OpenVerification } from './identity.store.ts';
import { IDENTITY_TEXT, PURPOSE_TEXT } from './identity.text.ts';
import type { FilledPerson } from './demo-people.ts';

/** What a page of the provider shows besides its form. */
export interface IdentityPage {
  readonly open: OpenVerification;
  readonly language: Language;
  /** A sentence of what went wrong; null when nothing did. */
  readonly problem: string | null;
  readonly status?: number;
}

/** The form that asks who a person is, and offers to be one of these people. */
export function personPage(shown: IdentityPage, fields: IdentityFields, people: readonly FilledPerson[]): Response {
  const { language } = shown;
  const text = textIn(language);
  const carriers = [
    { value: 'DEALTEL', label: text('dealtel') },
    { value: 'MVNO', label: text('mvno') },
    { value: 'OTHER', label: text('other') },
  ];
  return page(
    shown,
    html`${people.length === 0 ? null : offer(shown, people)}
      <form class="card" method="post" action="${target('send', shown)}">
        ${hidden(shown)}
        <fieldset>
          <legend>${text('carrier')}</legend>
          <div class="choices">
            ${carriers.map(
              ({ value, label }) =>
                html`<label
                  ><input
                    type="radio"
                    name="carrier"
                    value="${value}"
                    ${checked(value === fields.carrier)}
                  />${label}</label
                >`,
            )}
          </div>
        </fieldset>
        <label for="name">${text('name')}</label>
        <input
          id="name"
          name="name"
          autocomplete="name"
          maxlength="${String(PERSON_NAME_LIMIT)}"
          required
          value="${fields.name}"
        />
        <span class="label" id="birth">${text('birth')}</span>
        <div class="pair" role="group" aria-labelledby="birth">
          <input
            name="birthDate"
            aria-label="${text('birthDate')}"
            inputmode="numeric"
            pattern="[0-9]{6}"
            maxlength="6"
            required
            value="${fields.birthDate}"
          />
          <input
            name="genderDigit"
            aria-label="${text('genderDigit')}"
            inputmode="numeric"
            pattern="[1-8]"
            maxlength="1"
            required
            value="${fields.genderDigit}"
          />
        </div>
        <label for="phone">${text('phone')}</label>
        <input id="phone" name="phone" type="tel" autocomplete="tel-national" required value="${fields.phone}" />
        <button class="main">${text('send')}</button>
      </form>
      ${cancelForm(shown)}`,
  );
}

function offer(shown: IdentityPage, people: readonly FilledPerson[]): Html {
  const { language } = shown;
  return html`<section aria-labelledby="demo">
    <h2 id="demo">${IDENTITY_TEXT.demoMembers[language]}</h2>
    <div class="row">
      ${people.map(
        (person, index) =>
          html`<a class="button" href="${address(shown, { person: String(index) })}">${person.label[language]}</a>`,
      )}
    </div>
  </section>`;
}

/** The form that asks for the code sent to the phone; in the sandbox the code is beside it. */
export function codePage(shown: IdentityPage, inboxCode: string | null): Response {
  const text = textIn(shown.language);
  return page(
    shown,
    html`<section>
        <p>${text('sentTo')}: <strong class="whole">${formatPhone(shown.open.phone ?? '')}</strong></p>
        ${
          inboxCode === null
            ? null
            : html`<p class="soft" id="inbox">${text('sandboxCode')}</p>
                <p class="code" aria-labelledby="inbox">${inboxCode}</p>`
        }
      </section>
      <form class="card" method="post" action="${target('confirm', shown)}">
        ${hidden(shown)}
        <label for="code">${text('code')}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          pattern="[0-9]{6}"
          maxlength="6"
          required
          autofocus
        />
        <button class="main">${text('confirm')}</button>
      </form>
      <form method="post" action="${target('resend', shown)}">
        ${hidden(shown)}
        <div class="row">
          <button>${text('resend')}</button>
          <a class="button" href="${address(shown, { edit: '1' })}">${text('edit')}</a>
        </div>
      </form>
      ${cancelForm(shown)}`,
  );
}

/** The page of a verification that is over or never was. */
export function overPage(language: Language): Response {
  const text = textIn(language);
  return sandboxResponse({
    language,
    title: text('title'),
    status: 404,
    body: html`<h1>${text('over')}</h1>
      <a class="button" href="/">${text('home')}</a>`,
  });
}

/** The section of the front page: verifications under way, each with its page. */
export function openSection(open: readonly OpenVerification[], language: Language): Html {
  const text = textIn(language);
  const rows = open.map(
    (one) =>
      html`<li><a href="/sandbox/identity?uuid=${one.verificationId}">${PURPOSE_TEXT[one.purpose][language]}</a></li>`,
  );
  return html`<section id="identity">
    <h2>${text('open')}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">${text('none')}</p>`
        : html`<ul class="list">
            ${rows}
          </ul>`
    }
  </section>`;
}

/** Address of a verification's page in its language. */
export function address(
  { open, language }: Pick<IdentityPage, 'open' | 'language'>,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ uuid: open.verificationId, ui_locales: language, ...query });
  return `/sandbox/identity?${search.toString()}`;
}

function page(shown: IdentityPage, body: Html): Response {
  const { language, open, problem } = shown;
  const purpose = PURPOSE_TEXT[open.purpose][language];
  const alert = problem === null ? null : html`<p class="error" role="alert">${problem}</p>`;
  return sandboxResponse({
    language,
    title: `${IDENTITY_TEXT.title[language]} · ${purpose}`,
    ...(shown.status === undefined ? {} : { status: shown.status }),
    body: html`<h1>${IDENTITY_TEXT.title[language]}</h1>
      <p class="soft">${purpose}</p>
      ${alert}${body}`,
  });
}

function cancelForm(shown: IdentityPage): Html {
  return html`<form method="post" action="${target('cancel', shown)}">
    ${hidden(shown)}<button>${IDENTITY_TEXT.cancel[shown.language]}</button>
  </form>`;
}

function hidden({ open }: IdentityPage): Html {
  return html`<input type="hidden" name="uuid" value="${open.verificationId}" />`;
}

function target(step: string, { language }: IdentityPage): string {
  return `/sandbox/identity/${step}?ui_locales=${language}`;
}

function checked(isChecked: boolean): Html | null {
  return isChecked ? html`checked` : null;
}

function textIn(language: Language): (key: keyof typeof IDENTITY_TEXT) => string {
  return (key) => IDENTITY_TEXT[key][language];
}
