import { useEffect, useState } from 'react';
import { type Fields, saveDraft, savedDraft, saveLost, wasLost } from './draft.ts';
import { useHydrated } from '../../page/use-hydrated.ts';

/** A form that is kept in this tab until it is sent: what is filled in, and how to change it. */
export function useDraft<Form extends Fields>(name: string, start: Form): [Form, (part: Partial<Form>) => void] {
  const [typed, setTyped] = useKept<Partial<Form>>(() => savedDraft(name, start));
  const fields = { ...start, ...typed };
  const change = (part: Partial<Form>) => {
    setTyped({ ...typed, ...part });
    saveDraft(name, { ...fields, ...part });
  };
  return [fields, change];
}

/** Whether something that stays on no device was typed and has to be typed again: lost in a reload, and not there yet. */
export function useLost(name: string, typed: string): boolean {
  const [isLost] = useKept(() => wasLost(name));
  useEffect(() => {
    if (isLost === true || typed !== '') saveLost(name);
  }, [name, typed, isLost]);
  return isLost === true && typed === '';
}

/** What this tab keeps; null on the server and in the first render of its HTML, which know nothing of the tab. */
function useKept<Kept>(read: () => Kept) {
  const isHydrated = useHydrated();
  const [kept, setKept] = useState<Kept | null>(() => (isHydrated ? read() : null));
  if (isHydrated && kept === null) setKept(read());
  return [kept, setKept] as const;
}
