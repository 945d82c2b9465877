import { useSyncExternalStore } from 'react';

// Modal dialogs in the order they were opened: everything outside the last one is inert, for readers of screens too.
const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Adds a modal dialog that has just been shown. @returns what takes it away again */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog);
  for (const listen of listeners) listen();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    for (const listen of listeners) listen();
  };
}

/** The modal dialog above all others; null while the page itself can be used. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function topDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}
