import { ANALYTICS_CONSENT, formatDate, parseYmdt, type ServiceConsent } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { TermsText } from '../../../widgets/terms/terms-text.tsx';
import { setAnswer } from '../../../page/query-client.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { serviceQuery, servicesQuery } from '../account.queries.ts';
import styles from '../account.module.css';
import { consentText } from './consent.text.ts';

/** One text of the service, and what the member says about it; an unknown one is the wrong page. Spec §2, §7. */
function ServiceConsentScreen({ params }: ScreenProps) {
  const type = params['type'] ?? '';
  const { data: text } = useQuery(serviceQuery(useServices(), type));
  return (
    <MyPageFrame route="serviceConsent" within="myInfo">
      {text === undefined ? <Skeleton height={400} /> : <Consent key={`${type} ${text.agreed}`} text={text} />}
    </MyPageFrame>
  );
}

function Consent({ text }: { readonly text: ServiceConsent }) {
  const t = useText(consentText);
  const language = useLanguage();
  const day = text.changedAt === null ? null : dateOf(text.changedAt, language);
  return (
    <article className={styles['form']}>
      <div>
        <h2 className={styles['heading']} lang={langOf(text.title)}>
          {text.title}
        </h2>
        <p className={styles['hint']}>
          {text.required ? t.required : t.optional} · {t.version(text.version)}
          {day !== null && ` · ${text.agreed ? t.since(day) : t.until(day)}`}
        </p>
      </div>
      <div className={styles['legal']} lang={langOf(text.contents)}>
        <TermsText html={text.contents} />
      </div>
      {text.required ? (
        <p className={styles['note']}>
          {t.requiredNote}{' '}
          <Link href={paths.withdrawal()} className={styles['inline'] ?? ''}>
            {t.toWithdrawal}
          </Link>
        </p>
      ) : (
        <Answer text={text} />
      )}
    </article>
  );
}

function Answer({ text }: { readonly text: ServiceConsent }) {
  const t = useText(consentText);
  const [agreed, setAgreed] = useState(text.agreed);
  const agree = useAgree(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!agree.isPending) agree.mutate(agreed);
  };
  return (
    <form onSubmit={submit} className={styles['form']}>
      <div>
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          {t.agree}
        </Checkbox>
        <p className={styles['hint']}>{t.optionalNote}</p>
      </div>
      <Button type="submit" size="cta" wide busy={agree.isPending}>
        {t.save}
      </Button>
    </form>
  );
}

/** Tells the backend, reads again what now holds, and says it with the day it was said. Spec §7. */
function useAgree({ type, title }: ServiceConsent) {
  const t = useText(consentText);
  const language = useLanguage();
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  return useMutation({
    mutationFn: async (agreed: boolean) => {
      const { accountApi, visitCampaign } = await services();
      await accountApi.agreeServices([{ type, agreed }]);
      if (type === ANALYTICS_CONSENT) visitCampaign.consent(agreed);
      return accountApi.services();
    },
    onSuccess: (texts, agreed) => {
      setAnswer(client, servicesQuery(services).queryKey, texts);
      const text = texts.find((one) => one.type === type);
      if (text === undefined) return;
      setAnswer(client, serviceQuery(services, type).queryKey, text);
      const at = parseYmdt(text.changedAt ?? '');
      // Who was never asked and still says no has said nothing new.
      if (at === null) chrome.toast(t.saved);
      else
        chrome.toast(
          agreed ? t.agreedOn(formatDate(at, language), title) : t.refusedOn(formatDate(at, language), title),
        );
    },
  });
}

/** `/myPage/myInfo/serviceConsent/{type}`. Spec §2. */
export const screen = defineScreen({
  Screen: ServiceConsentScreen,
  load: ({ prefetch, services, params }) => prefetch(serviceQuery(services, params['type'] ?? '')),
});
