import { receiveFromApp } from '@dealstore/commerce-core';
import type { AppConsent, AppConsentType, Language } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { Switch } from '@dealstore/ui/form/switch.tsx';
import { defineScreen } from '../../../routes/screen.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { setAnswer } from '../../../page/query-client.ts';
import { useServices } from '../../../container/use-service.ts';
import { appConsentsQuery } from '../account.queries.ts';
import styles from '../account.module.css';
import { consentText } from './consent.text.ts';

type Words = (typeof consentText)['ko'];

const ROWS = [
  { type: 'APP_INFO', label: 'appInfo', body: 'appInfoBody', on: 'infoOn', off: 'infoOff' },
  { type: 'APP_BENEFIT', label: 'appBenefit', body: 'appBenefitBody', on: 'benefitOn', off: 'benefitOff' },
  { type: 'APP_NIGHT', label: 'appNight', body: 'appNightBody', on: 'nightOn', off: 'nightOff' },
] as const satisfies readonly ({ readonly type: AppConsentType } & Readonly<
  Record<string, keyof Words | AppConsentType>
>)[];

/** What the app may send: information, benefits, and benefits at night by a consent of its own. Spec §2, §7. */
function AlertSettingsScreen() {
  const t = useText(consentText);
  const { data: consents } = useQuery(appConsentsQuery(useServices()));
  const language = useLanguage();
  const receive = useReceive();
  const consentOf = (type: AppConsentType) => consents?.find((consent) => consent.type === type);
  const hasBenefit = consentOf('APP_BENEFIT')?.agreed === true;
  return (
    <MyPageFrame route="alertSettings">
      {consents === undefined && <Skeleton height={280} />}
      {consents !== undefined &&
        ROWS.map(({ type, label, body }) => {
          const isBarred = type === 'APP_NIGHT' && !hasBenefit;
          const pendingChoice = receive.isPending && receive.variables.type === type ? receive.variables.isOn : null;
          const agreed = consentOf(type)?.agreed === true;
          return (
            <Switch
              key={type}
              label={t[label]}
              body={t[body]}
              note={isBarred ? t.nightNeedsBenefit : noteOf(consentOf(type), t, language)}
              checked={pendingChoice ?? agreed}
              disabled={isBarred}
              busy={receive.isPending}
              onSwitch={(isOn) => receive.mutate({ type, isOn })}
            />
          );
        })}
      <p className={styles['note']}>{t.deviceNote}</p>
    </MyPageFrame>
  );
}

function noteOf(consent: AppConsent | undefined, t: Pick<Words, 'since' | 'until'>, language: Language): string | null {
  if (consent?.changedAt == null) return null;
  const day = dateOf(consent.changedAt, language);
  return consent.agreed ? t.since(day) : t.until(day);
}

/** Tells the backend, reads again what now holds, and says it with the day it was said. Spec §7; law: 정보통신망법 50조. */
function useReceive() {
  const t = useText(consentText);
  const language = useLanguage();
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  return useMutation({
    mutationFn: async ({ type, isOn }: { readonly type: AppConsentType; readonly isOn: boolean }) => {
      const { accountApi, bridge } = await services();
      await receiveFromApp({ accountApi, bridge }, type, isOn);
      return accountApi.appConsents();
    },
    onSuccess: (consents, { type, isOn }) => {
      setAnswer(client, appConsentsQuery(services).queryKey, consents);
      const row = ROWS.find((one) => one.type === type);
      const changedAt = consents.find((consent) => consent.type === type)?.changedAt ?? null;
      if (row !== undefined && changedAt !== null)
        chrome.toast(t[isOn ? row.on : row.off](dateOf(changedAt, language)));
    },
  });
}

/** `/myPage/myInfo/set`. Spec §2. */
export const screen = defineScreen({
  Screen: AlertSettingsScreen,
  load: ({ prefetch, services }) => prefetch(appConsentsQuery(services)),
});
