import { WITHDRAW_REASON_LENGTH } from '@dealstore/commerce-core/domain';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { TextArea } from '@dealstore/ui/form/text-area.tsx';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import styles from '../account.module.css';
import {
  EMPTY_DRAFT,
  saveReason,
  reasonToSend,
  WITHDRAW_REASONS,
  type WithdrawalDraft,
  type WithdrawalProblem,
  withdrawalProblem,
} from './withdrawal-draft.ts';
import { withdrawalText } from './withdrawal.text.ts';

const MISSING = {
  reason: 'missingReason',
  words: 'missingWords',
  understood: 'missingUnderstood',
} as const satisfies Readonly<Record<WithdrawalProblem, string>>;

/** Why a member leaves, and that they know what it means; nothing is chosen beforehand. Spec §2, §3. */
export function WithdrawalForm() {
  const t = useText(withdrawalText);
  const services = useServices();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState<WithdrawalProblem | null>(null);
  const change = (part: Partial<WithdrawalDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(null);
  };
  const moveOn = async () => {
    const { keyValueStore } = await services();
    saveReason(keyValueStore, reasonToSend(draft));
    navigate(paths.withdrawalCertification());
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = withdrawalProblem(draft);
    setProblem(found);
    if (found === null) void moveOn();
    else focusOn(event.currentTarget, found);
  };
  return (
    <form onSubmit={submit} className={styles['form']} noValidate>
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{t.reasons}</legend>
        {WITHDRAW_REASONS.map((reason) => (
          <Checkbox
            key={reason}
            kind="radio"
            name="reason"
            value={reason}
            checked={draft.reason === reason}
            onChange={() => change({ reason })}
          >
            {t[reason]}
          </Checkbox>
        ))}
        {draft.reason === 'OTHER' && <OwnWords words={draft.words} onType={(words) => change({ words })} />}
      </fieldset>
      <Checkbox
        name="understood"
        checked={draft.isUnderstood}
        onChange={(event) => change({ isUnderstood: event.target.checked })}
      >
        {t.understood}
      </Checkbox>
      {problem !== null && (
        <p role="alert" className={styles['error']}>
          {t[MISSING[problem]]}
        </p>
      )}
      <div className={styles['answers']}>
        <ButtonLink href={paths.myInfo()} variant="outline" size="cta">
          {t.stay}
        </ButtonLink>
        <Button type="submit" variant="quiet" size="cta">
          {t.next}
        </Button>
      </div>
    </form>
  );
}

function OwnWords({ words, onType }: { readonly words: string; readonly onType: (words: string) => void }) {
  const t = useText(withdrawalText);
  return (
    <TextArea
      label={t.words}
      hint={t.wordsCount(words.length, WITHDRAW_REASON_LENGTH)}
      name="words"
      rows={4}
      maxLength={WITHDRAW_REASON_LENGTH}
      value={words}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** A field is called what is missing in it. */
function focusOn(form: HTMLFormElement, name: WithdrawalProblem): void {
  const field = form.querySelector(`[name="${name}"]`);
  if (field instanceof HTMLElement) field.focus();
}
