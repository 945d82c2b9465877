import { isCommerceError } from '@dealstore/commerce-core/domain';
import { goTo } from '../sandbox-page.ts';
import type { SandboxPages, SandboxParts, Visit } from '../sandbox-parts.ts';
import { filledPeople } from './demo-people.ts';
import { EMPTY_FIELDS, readFields, readPerson } from './identity-fields.ts';
import { address, codePage, openSection, overPage, personPage, type IdentityPage } from './identity-page.ts';
import {
  cancelVerification,
  findAllOpen,
  findOpen,
  guessCode,
  readInbox,
  sendCode,
  type OpenVerification,
} from './identity.store.ts';
import { IDENTITY_TEXT } from './identity.text.ts';

type Step = (open: OpenVerification, visit: Visit) => Promise<Response>;

/** The outside identity provider, played by its own pages. Assumed: a telecom's phone verification. */
export function identityPages(parts: SandboxParts): SandboxPages {
  const { database, clock } = parts;
  const people = filledPeople(parts.demo?.people ?? []);

  const show: Step = async (open, visit) => {
    const shown: IdentityPage = { open, language: visit.language, problem: null };
    const chosen = people[Number(visit.query.get('person') ?? -1)];
    if (chosen !== undefined) return personPage(shown, chosen, people);
    if (open.status === 'STARTED' || visit.query.has('edit')) return personPage(shown, EMPTY_FIELDS, people);
    return codePage(shown, await readInbox(database, open));
  };

  const send: Step = async (open, visit) => {
    const { language } = visit;
    const fields = readFields(visit.form);
    const person = readPerson(fields, clock.now());
    if (person === null) {
      return personPage({ open, language, problem: IDENTITY_TEXT.badFields[language], status: 422 }, fields, people);
    }
    try {
      await sendCode(parts, open, person, visit);
      return goTo(address({ open, language }));
    } catch (error) {
      if (!isCommerceError(error, 'TOO_MANY_REQUESTS')) throw error;
      return personPage({ open, language, problem: IDENTITY_TEXT.tooMany[language], status: 429 }, fields, people);
    }
  };

  const resend: Step = async (open, visit) => {
    const { language } = visit;
    const { name, birthDate, gender, phone, carrier } = open;
    if (name === null || birthDate === null || gender === null || phone === null) {
      return goTo(address({ open, language }, { edit: '1' }));
    }
    const knownCarrier = carrier === 'DEALTEL' || carrier === 'MVNO' ? carrier : 'OTHER';
    try {
      await sendCode(parts, open, { name, birthDate, gender, phone, carrier: knownCarrier }, visit);
      return goTo(address({ open, language }));
    } catch (error) {
      if (!isCommerceError(error, 'TOO_MANY_REQUESTS')) throw error;
      const problem = IDENTITY_TEXT.tooMany[language];
      return codePage({ open, language, problem, status: 429 }, await readInbox(database, open));
    }
  };

  const confirm: Step = async (open, visit) => {
    const { language } = visit;
    const guess = await guessCode(parts, open, (visit.form.get('code') ?? '').trim(), visit.clientAddress);
    if (guess.kind === 'right') return goTo(comeBack(open, { code: guess.code }));
    const problem = IDENTITY_TEXT[guess.kind === 'wrong' ? 'wrongCode' : 'codeOver'][language];
    return codePage({ open, language, problem, status: 422 }, await readInbox(database, open));
  };

  const cancel: Step = async (open) => {
    await cancelVerification(database, open.verificationId);
    return goTo(comeBack(open, { error: 'access_denied' }));
  };

  const onOpen =
    (step: Step): ((visit: Visit) => Promise<Response>) =>
    async (visit) => {
      const uuid = visit.form.get('uuid') ?? visit.query.get('uuid') ?? '';
      const open = await findOpen(database, uuid, clock.now());
      return open === null ? overPage(visit.language) : step(open, visit);
    };

  return {
    routes: [
      { method: 'GET', path: /^\/sandbox\/identity$/, handle: onOpen(show) },
      { method: 'POST', path: /^\/sandbox\/identity\/send$/, handle: onOpen(send) },
      { method: 'POST', path: /^\/sandbox\/identity\/resend$/, handle: onOpen(resend) },
      { method: 'POST', path: /^\/sandbox\/identity\/confirm$/, handle: onOpen(confirm) },
      { method: 'POST', path: /^\/sandbox\/identity\/cancel$/, handle: onOpen(cancel) },
    ],
    section: async (language) => openSection(await findAllOpen(database, clock.now()), language),
  };
}

/** The address the shop gave for the way back, with the answer and the state it came with. */
function comeBack(open: OpenVerification, answer: Readonly<Record<string, string>>): string {
  const url = new URL(open.returnUrl);
  for (const [name, value] of Object.entries({ ...answer, state: open.state })) url.searchParams.set(name, value);
  return url.href;
}
