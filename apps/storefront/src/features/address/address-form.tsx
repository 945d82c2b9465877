import {
  ADDRESS_NAME_LIMIT,
  type AddressEntry,
  type AddressProblem,
  addressProblems,
} from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { StickyBar } from '@dealstore/ui/form/sticky-bar.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { useProblemFocus } from '@dealstore/ui/form/use-problem-focus.ts';
import { AddressFields } from '../../widgets/address/address-fields.tsx';
import { addressFieldsText } from '../../widgets/address/address.text.ts';
import { removeDraft } from '../../widgets/draft/draft.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { setAnswer } from '../../page/query-client.ts';
import { useLost } from '../../widgets/draft/use-draft.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { addressBookQuery, addressQuery } from './address.queries.ts';
import { addressText } from './address.text.ts';
import type { DraftKey } from './address.view.ts';
import { useAddressView } from './use-address-view.ts';
import styles from './address.module.css';

const NEW_DRAFT = 'new-address';

/** The form of an address, new or kept; what is typed stays when it is refused and when it is left and opened again. */
export function AddressForm({
  form,
  start,
  fixedDefault,
}: {
  readonly form: DraftKey;
  readonly start: AddressEntry;
  /** Why the address is the default whatever is wished; null when that is free. */
  readonly fixedDefault: string | null;
}) {
  const t = useText(addressText);
  const fields = useText(addressFieldsText);
  const view = useAddressView();
  const [entry, setEntry] = useState(() => view.draftOf(form) ?? start);
  const isLost = useLost(NEW_DRAFT, form === 'new' ? typedInto(entry) : '');
  const { form: element, isAsked, ask } = useProblemFocus();
  const save = useSave(form);
  const problems = isAsked ? addressProblems(entry) : [];
  const hasProblem = (problem: AddressProblem) => problems.includes(problem);
  const set = (part: Partial<AddressEntry>) => {
    const next = { ...entry, ...part };
    view.keep(form, next);
    setEntry(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask();
    if (addressProblems(entry).length === 0 && !save.isPending) save.mutate(entry);
  };
  return (
    <form ref={element} className={styles['form']} onSubmit={submit} noValidate>
      {isLost && (
        <p role="status" className={styles['hint']}>
          {fields.notKept}
        </p>
      )}
      <TextField
        label={t.name}
        autoComplete="off"
        maxLength={ADDRESS_NAME_LIMIT}
        lang={langOf(entry.addressName)}
        value={entry.addressName}
        hint={t.nameHint}
        error={hasProblem('address-name') ? t.problemName(ADDRESS_NAME_LIMIT) : null}
        onChange={(event) => set({ addressName: event.target.value })}
      />
      <AddressFields value={entry} hasProblem={hasProblem} onChange={set} />
      <div>
        <Checkbox
          checked={fixedDefault !== null || entry.defaultYn === 'Y'}
          disabled={fixedDefault !== null}
          onChange={(event) => set({ defaultYn: event.target.checked ? 'Y' : 'N' })}
        >
          {t.makeUsual}
        </Checkbox>
        {fixedDefault !== null && <p className={styles['hint']}>{fixedDefault}</p>}
      </div>
      <StickyBar>
        <Button type="submit" size="cta" wide busy={save.isPending}>
          {t.save}
        </Button>
      </StickyBar>
    </form>
  );
}

/** All that is typed into a new address. */
function typedInto(entry: AddressEntry): string {
  const { addressName, receiverName, receiverContact1, receiverZipCd, receiverDetailAddress } = entry;
  return addressName + receiverName + receiverContact1 + receiverZipCd + receiverDetailAddress;
}

/** Saves, shows a toast, and shows the list in place of the form. */
function useSave(form: DraftKey) {
  const t = useText(addressText);
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const view = useAddressView();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async (entry: AddressEntry) => {
      const { addressApi } = await services();
      return form === 'new' ? addressApi.add(entry) : addressApi.change(form, entry);
    },
    onSuccess: async (saved) => {
      view.forget(form);
      if (form === 'new') removeDraft(NEW_DRAFT);
      setAnswer(client, addressQuery(services, saved.addressNo).queryKey, saved);
      await client.prefetchQuery({ ...addressBookQuery(services), staleTime: 0 });
      chrome.toast(t.kept);
      navigate(paths.addresses(), { replace: true });
    },
  });
}
