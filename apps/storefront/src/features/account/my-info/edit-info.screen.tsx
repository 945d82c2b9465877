import { type Account, EMAIL_MAX_LENGTH, isEmail } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { defineScreen } from '../../../routes/screen.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { setAnswer } from '../../../page/query-client.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { accountQuery } from '../account.queries.ts';
import styles from '../account.module.css';
import { myInfoText } from './my-info.text.ts';
import { VerifiedFields } from './verified-fields.tsx';

/** What a member may change by themselves; name and phone are proven ones and only shown. Spec §2, §5. */
function EditInfoScreen() {
  const { data: account } = useQuery(accountQuery(useServices()));
  return (
    <MyPageFrame route="editInfo" within="myInfo">
      {account === undefined ? <Skeleton height={400} /> : <EditForm account={account} />}
    </MyPageFrame>
  );
}

function EditForm({ account }: { readonly account: Account }) {
  const t = useText(myInfoText);
  const [email, setEmail] = useState(account.email ?? '');
  const [dailyPick, setDailyPick] = useState(account.dailyPick);
  const [isRefused, setRefused] = useState(false);
  const save = useSave();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = email.trim();
    const isWrong = typed !== '' && !isEmail(typed);
    setRefused(isWrong);
    if (isWrong) focusField(event.currentTarget);
    if (!isWrong && !save.isPending) save.mutate({ email: typed === '' ? null : typed, dailyPick });
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <div>
        <dl className={`${styles['facts']} ${styles['fixed']}`}>
          <VerifiedFields account={account} />
        </dl>
        <p className={styles['hint']}>
          {t.readOnly} {t.phoneHint}
        </p>
      </div>
      <TextField
        label={t.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        value={email}
        error={isRefused ? t.emailProblem : null}
        hint={t.emailHint}
        onChange={(event) => {
          setEmail(event.target.value);
          setRefused(false);
        }}
      />
      <div>
        <Checkbox checked={dailyPick} onChange={(event) => setDailyPick(event.target.checked)}>
          {t.dailyPickOffer}
        </Checkbox>
        <p className={styles['hint']}>{t.dailyPickHint}</p>
      </div>
      <Button type="submit" size="cta" wide busy={save.isPending}>
        {t.save}
      </Button>
    </form>
  );
}

function focusField(form: HTMLFormElement): void {
  form.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
}

/** Saves, shows a toast, and goes back to my information; what was typed stays when it is refused. */
function useSave() {
  const t = useText(myInfoText);
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async (change: { readonly email: string | null; readonly dailyPick: boolean }) =>
      (await services()).accountApi.update(change),
    onSuccess: (account) => {
      setAnswer(client, accountQuery(services).queryKey, account);
      chrome.toast(t.saved);
      navigate(paths.myInfo());
    },
  });
}

/** `/myPage/myInfo/editInformation`. Spec §2. */
export const screen = defineScreen({
  Screen: EditInfoScreen,
  load: ({ prefetch, services }) => prefetch(accountQuery(services)),
});
