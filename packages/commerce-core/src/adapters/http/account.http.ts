import type { Account } from '../../account/account.ts';
import type { AccountApi } from '../../account/account.port.ts';
import type { AppConsent, AppConsentType } from '../../account/app-consent.ts';
import type { PhoneCertification } from '../../account/phone-certification.ts';
import type { ServiceConsent } from '../../account/service-consent.ts';
import { toWire } from '../../value/brand.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/oauth/v1/auth/account';
const CERTIFICATION = '/oauth/v1/auth/phone-certification';

const RECEIVE = {
  APP_INFO: `${ROOT}/app-info-receive`,
  APP_BENEFIT: `${ROOT}/app-benefit-receive`,
  APP_NIGHT: `${ROOT}/app-night-receive`,
} as const satisfies Record<AppConsentType, string>;

/** Account calls over HTTP. */
export function createHttpAccountApi(http: HttpClient): AccountApi {
  return {
    get: (signal) => dataAs<Account>(http.GET(ROOT, { signal: signal ?? null })),
    update: (body, signal) => dataAs<Account>(http.PUT(ROOT, { body: toWire(body), signal: signal ?? null })),
    appConsents: (signal) => dataAs<readonly AppConsent[]>(http.GET(`${ROOT}/app-service`, { signal: signal ?? null })),
    receive: async (type, receive, signal) => {
      await dataOf(http.PUT(RECEIVE[type], { body: { receive }, signal: signal ?? null }));
    },
    services: (signal) => dataAs<readonly ServiceConsent[]>(http.GET(`${ROOT}/service`, { signal: signal ?? null })),
    agreeServices: async (answers, signal) => {
      const body = toWire(answers);
      await dataOf(http.PUT(`${ROOT}/service`, { body, signal: signal ?? null }));
    },
    requestPhoneCode: (body, signal) =>
      dataAs<PhoneCertification>(http.POST(CERTIFICATION, { body: toWire(body), signal: signal ?? null })),
    confirmPhoneCode: async (body, signal) => {
      await dataOf(http.PUT(CERTIFICATION, { body: toWire(body), signal: signal ?? null }));
    },
    withdraw: async (body, signal) => {
      await dataOf(http.DELETE(ROOT, { body: toWire(body), signal: signal ?? null }));
    },
  };
}
