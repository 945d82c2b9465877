import type { Account } from '../../account/account.ts';
import type { AccountApi } from '../../account/account.port.ts';
import type { AppConsent, AppConsentType } from '../../account/app-consent.ts';
import type { PhoneCertification } from '../../account/phone-certification.ts';
import type { ServiceConsent } from '../../account/service-consent.ts';
import { fromWire, toWire } from '../../value/brand.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/oauth/v1/auth/account';
const CERTIFICATION = '/oauth/v1/auth/phone-certification';

const RECEIVE = {
  APP_INFO: `${ROOT}/app-info-receive`,
  APP_BENEFIT: `${ROOT}/app-benefit-receive`,
  APP_NIGHT: `${ROOT}/app-night-receive`,
} as const satisfies Record<AppConsentType, string>;

/** Account calls over HTTP. */
export function createHttpAccountApi(http: HttpCaller): AccountApi {
  return {
    get: async (signal) =>
      fromWire<Account>(await http.call((client, abort) => client.GET(ROOT, { signal: abort }), { signal })),
    update: async (body, signal) =>
      fromWire<Account>(
        await http.call((client, abort) => client.PUT(ROOT, { body: toWire(body), signal: abort }), { signal }),
      ),
    appConsents: async (signal) =>
      fromWire<readonly AppConsent[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/app-service`, { signal: abort }), { signal }),
      ),
    receive: async (type, receive, signal) => {
      await http.call((client, abort) => client.PUT(RECEIVE[type], { body: { receive }, signal: abort }), { signal });
    },
    services: async (signal) =>
      fromWire<readonly ServiceConsent[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/service`, { signal: abort }), { signal }),
      ),
    agreeServices: async (answers, signal) => {
      const body = toWire(answers);
      await http.call((client, abort) => client.PUT(`${ROOT}/service`, { body, signal: abort }), { signal });
    },
    requestPhoneCode: async (body, signal) =>
      fromWire<PhoneCertification>(
        await http.call((client, abort) => client.POST(CERTIFICATION, { body: toWire(body), signal: abort }), {
          signal,
        }),
      ),
    confirmPhoneCode: async (body, signal) => {
      await http.call((client, abort) => client.PUT(CERTIFICATION, { body: toWire(body), signal: abort }), { signal });
    },
    withdraw: async (body, signal) => {
      await http.call((client, abort) => client.DELETE(ROOT, { body: toWire(body), signal: abort }), { signal });
    },
  };
}
