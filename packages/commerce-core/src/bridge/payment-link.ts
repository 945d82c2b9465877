import { PAYMENT_APPS, type PaymentApp } from './payment-apps.ts';

/** A link that opens a payment app of the list. */
export interface PaymentLink {
  readonly app: PaymentApp;
  /** The app's own address, as iOS and the intent's data have it. */
  readonly url: string;
}

/**
 * Reads the link by which a payment page opens an app: `scheme://…`, or an intent of Android; null for every scheme and
 * package that is not on the list. A fall-back address in the link is never used: the store's page comes from the list.
 * Source: developer.chrome.com (Android intents).
 */
export function readPaymentLink(link: string): PaymentLink | null {
  if (link.length > 4096 || !/^[\x21-\x7e]+$/.test(link)) return null;
  return link.toLowerCase().startsWith('intent:') ? readIntent(link) : readScheme(link);
}

function readScheme(link: string): PaymentLink | null {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  const app = PAYMENT_APPS.find(({ schemes }) => scheme !== undefined && schemes.includes(scheme));
  return app === undefined ? null : { app, url: link };
}

function readIntent(link: string): PaymentLink | null {
  const match = /^intent:(.*)#Intent;(.*);?end;?$/i.exec(link);
  if (match === null) return null;
  const parts = (match[2] ?? '').split(';').filter((part) => part !== '');
  // Said twice, a shell might hear the other one.
  const keys = parts.map((part) => part.split('=')[0]);
  if (new Set(keys).size !== keys.length) return null;
  const valueOf = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  // A component or a selector would start a part of an app that its maker does not offer to the web.
  if (parts.some((part) => /^(?:component|SEL)\b/i.test(part))) return null;
  const [scheme, named] = [valueOf('scheme')?.toLowerCase(), valueOf('package')];
  const app = PAYMENT_APPS.find(({ schemes }) => scheme !== undefined && schemes.includes(scheme));
  if (app === undefined || scheme === undefined || (named !== undefined && named !== app.android)) return null;
  return { app, url: `${scheme}:${match[1] ?? ''}` };
}
