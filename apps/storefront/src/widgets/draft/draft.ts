import { STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { DRAFT, visitStore } from '../../container/visit-store.ts';

/** How long a draft is kept in this tab, in seconds: as long as what is chosen on an order sheet. Assumed. */
const LIFE_S = STOCK_HOLD_MS / 1000;

const lostKeyOf = (name: string) => `${name}-lost`;

/** What is filled into a form, by field. */
export type Fields = Readonly<Record<string, string | number | boolean>>;

/** Keeps a form in this tab, for a page that is reloaded. */
export function saveDraft(name: string, fields: Fields): void {
  visitStore().set(DRAFT + name, JSON.stringify(fields), LIFE_S);
}

/** What is kept of a form, as far as it is of the kind the form begins with, or empty. */
export function savedDraft<Form extends Fields>(name: string, start: Form): Partial<Form>;
export function savedDraft(name: string, start: Fields): Partial<Fields> {
  try {
    const stored: Fields = JSON.parse(visitStore().get(DRAFT + name) ?? '{}');
    const names = Object.keys(start).filter((field) => typeof stored[field] === typeof start[field]);
    return Object.fromEntries(names.map((field) => [field, stored[field]]));
  } catch {
    return {};
  }
}

/** Keeps of something typed that stays on no device only that there was something. */
export function saveLost(name: string): void {
  visitStore().set(DRAFT + lostKeyOf(name), '', LIFE_S);
}

/** Whether something was typed that stays on no device, which has to be typed again after a reload. */
export function wasLost(name: string): boolean {
  return visitStore().get(DRAFT + lostKeyOf(name)) !== null;
}

/** Forgets a form that has been sent. */
export function removeDraft(name: string): void {
  for (const one of [name, lostKeyOf(name)]) visitStore().remove(DRAFT + one);
}
