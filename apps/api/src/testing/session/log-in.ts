import { SIMULATED_START, simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { accountRoutes } from '../../account/account.routes.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { basicOf, DEFAULT_CLIENTS } from '../../session/client.ts';
import { sessionRoutes } from '../../session/session.routes.ts';
import { insertGrades } from '../rows/member-rows.ts';
import { callerOf, testParts } from '../http/test-call.ts';
import { browserOf, NEWCOMER, start, verify, type TestPerson } from './verification.ts';

/** Credentials of the web client. */
export const WEB_AUTH = basicOf(DEFAULT_CLIENTS.WEB);

/** A yes to every required text of the test shop. */
export const AGREEMENTS = ['USE', 'E_COMMERCE', 'PI_COLLECTION_AND_USE_REQUIRED'].map((termsType) => ({
  termsType,
  isAgree: true,
}));

/** Writes grades and terms: an old text of each, one in force and one that is to come. */
export async function fillLogInShop(database: Database): Promise<void> {
  await insertGrades(database);
  const at = toTimestamp(SIMULATED_START);
  const texts = [
    ...AGREEMENTS.map(({ termsType }) => ({ type: termsType, required: true })),
    { type: 'PI_COLLECTION_AND_USE_OPTIONAL', required: false },
    { type: 'YOUTH_PROTECTION', required: true },
  ];
  // What runs is refused when it is written today; a shop may have it from before.
  await sql`alter table terms drop constraint if exists terms_contents_are_plain`.execute(database);
  await database
    .insertInto('terms')
    .values(
      texts.flatMap((text) => [
        { ...text, version: '1', name: text.type, contents: '<p>옛 약관</p>', enforcedAt: new Date(0) },
        {
          ...text,
          version: '2',
          name: text.type,
          nameEn: 'Terms',
          contents: '<p onclick="x()">약관</p><script>x()</script>',
          enforcedAt: at,
        },
        { ...text, version: '3', name: text.type, contents: '<p>나중</p>', enforcedAt: new Date('2099-01-01') },
      ]),
    )
    .execute();
}

let lastAddress = 0;

/** A backend with a clock of its own, called from an address of its own. */
export function logInBackend(database: Database, over: Pick<AppParts, 'clients'> = {}) {
  lastAddress += 1;
  const address = `203.0.113.${lastAddress}`;
  const clock = simulatedClock();
  const parts = { ...testParts(database, { clock }), ...over };
  const call = callerOf(parts, { ...sessionRoutes(parts), ...accountRoutes(parts) }, address);
  return { parts, clock, call, browser: browserOf(parts, address) };
}

/** What logInBackend makes. */
export type LogInBackend = ReturnType<typeof logInBackend>;

let lastPerson = 0;

/** A new person each time, with a phone of their own. */
export function newPerson(over: Partial<TestPerson> = {}): TestPerson {
  lastPerson += 1;
  const first = '가나다라마바사아자차카타파하'[lastPerson % 14] ?? '';
  const second = '거너더러머버서어저처커터퍼허'[Math.floor(lastPerson / 14)] ?? '';
  const phone = `0101000${String(lastPerson).padStart(4, '0')}`;
  return { ...NEWCOMER, name: `사람${first}${second}`, phone, ...over };
}

/** Verifies a person and logs them in with both tokens; `bearer` is empty when the log-in was refused. */
export async function logIn(shop: LogInBackend, person: TestPerson, purpose = 'login', bearer?: string) {
  const started = await start(shop.call, { purpose, ...(bearer === undefined ? {} : { bearer }) });
  const code = await verify(shop.browser, started.uuid, person);
  const proof = { auth: WEB_AUTH, grant: 'identity', code, codeVerifier: started.verifier, agreements: AGREEMENTS };
  const user = await shop.call('issueToken', { body: proof });
  if (user.code !== null) return { code, user, bearer: '' };
  const body = { auth: WEB_AUTH, grant: 'user_token', userToken: user.body.access_token };
  const server = await shop.call('issueToken', { body });
  return { code, user, bearer: server.body.access_token };
}
