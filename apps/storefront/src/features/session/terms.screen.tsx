import type { Terms } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../routes/screen.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { joinTermsQuery } from './session.queries.ts';
import { sessionText } from './session.text.ts';
import styles from './terms.module.css';

/** Terms of the shop: a new member is asked to agree to them, a member who is logged in reads what applies. Spec §2. */
function TermsScreen() {
  const { loggedIn } = usePageFacts();
  const { data: terms, error } = useQuery(joinTermsQuery(useServices()));
  if (error !== null && terms === undefined) throw error;
  if (terms === undefined) return <Skeleton height={320} />;
  return loggedIn ? <TermsInForce terms={terms} /> : <JoinForm terms={terms} />;
}

/** Nothing to agree to: texts that apply already. */
function TermsInForce({ terms }: { readonly terms: readonly Terms[] }) {
  const t = useText(sessionText);
  return (
    <div className={styles['terms']}>
      <h2 className={styles['headline']}>{t.readOnly}</h2>
      <ul className={styles['group']}>
        {terms.map(({ termsType, termsName }) => (
          <li key={termsType} className={styles['row']}>
            <span>{termsName}</span>
            <ViewButton type={termsType} name={termsName} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Required and optional apart, none ticked beforehand; a plain form to the web host, so that it works without a script.
 */
function JoinForm({ terms }: { readonly terms: readonly Terms[] }) {
  const t = useText(sessionText);
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [isIncomplete, setIncomplete] = useState(false);
  const types = terms.map((text) => text.termsType);
  const isAll = types.every((type) => agreed.has(type));
  const tick = (type: string, isTicked: boolean) => {
    const next = new Set(agreed);
    if (isTicked) next.add(type);
    else next.delete(type);
    setAgreed(next);
    setIncomplete(false);
  };
  const submit = (event: FormEvent) => {
    const isMissing = terms.some((text) => text.required && !agreed.has(text.termsType));
    if (isMissing) event.preventDefault();
    setIncomplete(isMissing);
  };

  return (
    <form method="post" action="/session/terms" className={styles['terms']} onSubmit={submit} noValidate>
      <h2 className={styles['headline']}>{t.termsHeadline}</h2>
      <div className={styles['all']}>
        <Checkbox checked={isAll} onChange={(event) => setAgreed(new Set(event.target.checked ? types : []))}>
          <strong>{t.agreeAll}</strong>
        </Checkbox>
      </div>
      {[true, false].map((isRequired) => (
        <fieldset key={String(isRequired)} className={styles['group']}>
          <legend className="visually-hidden">{isRequired ? t.requiredGroup : t.optionalGroup}</legend>
          {terms
            .filter((text) => text.required === isRequired)
            .map((text) => (
              <TermsRow
                key={text.termsType}
                type={text.termsType}
                name={text.termsName}
                isRequired={isRequired}
                isAgreed={agreed.has(text.termsType)}
                onTick={(isTicked) => tick(text.termsType, isTicked)}
              />
            ))}
        </fieldset>
      ))}
      <p className={styles['note']}>{t.termsNote}</p>
      {isIncomplete && (
        <p role="alert" className={styles['error']}>
          {t.requiredMissing}
        </p>
      )}
      <Button type="submit" size="cta" wide>
        {t.agreeAndStart}
      </Button>
    </form>
  );
}

function TermsRow({
  type,
  name,
  isRequired,
  isAgreed,
  onTick,
}: {
  readonly type: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly isAgreed: boolean;
  readonly onTick: (isTicked: boolean) => void;
}) {
  const t = useText(sessionText);
  return (
    <div className={styles['row']}>
      <input type="hidden" name="shown" value={type} />
      <Checkbox
        name="agree"
        value={type}
        checked={isAgreed}
        required={isRequired}
        onChange={(event) => onTick(event.target.checked)}
      >
        <span className={styles['kind']}>{isRequired ? t.required : t.optional}</span> {name}
      </Checkbox>
      <ViewButton type={type} name={name} />
    </div>
  );
}

function ViewButton({ type, name }: { readonly type: string; readonly name: string }) {
  const t = useText(sessionText);
  const chrome = useChrome();
  return (
    <button
      type="button"
      className={styles['view']}
      aria-label={t.viewOf(name)}
      onClick={() => chrome.showTerms({ type, title: name })}
    >
      {t.view}
    </button>
  );
}

/** `/auth/terms`. Spec §2. */
export const screen = defineScreen({
  Screen: TermsScreen,
  load: ({ prefetch, services }) => prefetch(joinTermsQuery(services)),
  meta: () => ({ noIndex: true }),
});
