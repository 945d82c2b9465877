import { useEffect, useState } from 'react';
import { type Fields, saveDraft, savedDraft, saveLost, wasLost } from './draft.ts';
import { useHydrated } from '../../page/use-hydrated.ts';

/** A form that is kept in this tab until it is sent: what is filled in, and how to change it. */
export function useDraft<Form extends Fields>(name: string, start: Form): [Form, (part: Partial<Form>) => void] {
  const [typed, setTyped] = useSaved<Partial<Form>>(() => savedDraft(name, start));
  const fields = { ...start, ...typed };
  const change = (part: Partial<Form>) => {
    setTyped({ ...typed, ...part });
    saveDraft(name, { ...fields, ...part });
  };
  return [fields, change];
}

/** Whether something that stays on no device was typed and has to be typed again: lost in a reload, and not there yet. */
export function useLost(name: string, typed: string): boolean {
  const [isLost] = useSaved(() => wasLost(name));
  useEffect(() => {
    if (isLost === true || typed !== '') saveLost(name);
  }, [name, typed, isLost]);
  return isLost === true && typed === '';
}

/** What this tab keeps; null on the server and in the first render of its HTML, which know nothing of the tab. */
function useSaved<Saved>(read: () => Saved) {
  const isHydrated = useHydrated();
  const [saved, setSaved] = useState<Saved | null>(() => (isHydrated ? read() : null));
  if (isHydrated && saved === null) setSaved(read());
  return [saved, setSaved] as const;
}
