// A gift on any page of the shop's origin, without a framework: `?gift=` and the token of its link. The machine knows
// what comes next; each state has one function that shows it.
import type { GiftRecipientEvent } from '@dealstore/commerce-core';
import { type GiftAddress, isCommerceError } from '@dealstore/commerce-core/domain';
import { createHttpCommerce } from '@dealstore/commerce-core/http';
import { createActor, type SnapshotFrom } from 'xstate';

const shop = createHttpCommerce({
  baseUrl: `${location.origin}/api`,
  auth: 'Basic ZGVhbHN0b3JlLXdlYjpwdWJsaWM=',
  language: 'en',
});
const token = new URLSearchParams(location.search).get('gift') ?? '';
const machine = shop.giftRecipient({ kind: 'link', token });
type Snapshot = SnapshotFrom<typeof machine>;

const FIELDS = [
  ['receiverName', 'Name'],
  ['receiverZipCd', 'Postal code'],
  ['receiverAddress', 'Address'],
  ['receiverDetailAddress', 'Flat, floor'],
] as const satisfies readonly (readonly [keyof GiftAddress, string])[];

try {
  const actor = createActor(machine, { input: { gift: await shop.ports.giftApi.byToken(token) } });
  actor.subscribe((snapshot) => show(...viewOf(snapshot, (event) => actor.send(event))));
  actor.start();
} catch (error) {
  show(element('p', isCommerceError(error, 'NOT_FOUND') ? 'There is no such gift, or no more.' : messageOf(error)));
}

function viewOf(snapshot: Snapshot, send: (event: GiftRecipientEvent) => void): readonly Node[] {
  const { gift, place, error, problems } = snapshot.context;
  const failure = error === null ? [] : [element('p', messageOf(error), { role: 'alert' })];
  const heading = element('h1', `${gift.senderName} gives you ${gift.productName}`);
  if (snapshot.hasTag('busy')) return [heading, element('p', 'One moment …')];
  if (snapshot.matches('waiting')) {
    const thanks = field('Or a word of thanks, and you do not take it', 'message', '');
    return [
      heading,
      element('p', gift.message),
      button('Accept', () => send({ type: 'accept' })),
      form('Refuse', [thanks], ({ message = '' }) => send({ type: 'refuse', message })),
      ...failure,
    ];
  }
  if (snapshot.matches('choosing')) {
    const options = gift.options.filter(({ soldOut }) => !soldOut);
    const choices = options.map(({ optionNo, optionValue }) =>
      button(optionValue, () => {
        send({ type: 'choose', optionNo });
        send({ type: 'next' });
      }),
    );
    return [heading, ...choices, ...failure];
  }
  if (snapshot.matches('proving')) {
    return [heading, button(`Send a code to ${gift.receiverPhone}`, () => send({ type: 'sendCode' })), ...failure];
  }
  if (snapshot.matches('answering')) {
    const answer = field('Code', 'code', '', { inputmode: 'numeric', autocomplete: 'one-time-code' });
    return [heading, form('Confirm', [answer], ({ code = '' }) => send({ type: 'answerCode', code })), ...failure];
  }
  if (snapshot.matches('addressing')) {
    const fields = FIELDS.map(([name, label]) => field(label, name, place[name]));
    const missing = problems.length === 0 ? [] : [element('p', `Please look at: ${problems.join(', ')}`)];
    const submit = (typed: Partial<GiftAddress>) => {
      send({ type: 'change', place: typed });
      send({ type: 'submit' });
    };
    return [heading, form('Send it there', fields, submit), ...missing, ...failure];
  }
  if (snapshot.matches('accepted')) return [heading, element('p', 'It is on its way to you.', { role: 'status' })];
  return [heading, element('p', 'It is not waiting for you any more.', { role: 'status' })];
}

function show(...nodes: readonly Node[]): void {
  document.querySelector('#gift')?.replaceChildren(...nodes);
}

function form(action: string, fields: readonly Node[], submit: (typed: Record<string, string>) => void): Node {
  const node = element('form', '', {}, [...fields, element('button', action)]);
  node.addEventListener('submit', (event) => {
    event.preventDefault();
    const entries = [...new FormData(node).entries()];
    submit(Object.fromEntries(entries.map(([name, value]) => [name, String(value).trim()])));
  });
  return node;
}

function field(label: string, name: string, value: string, attributes: Record<string, string> = {}): Node {
  return element('label', label, {}, [element('input', '', { name, value, ...attributes })]);
}

function button(label: string, press: () => void): Node {
  const node = element('button', label);
  node.addEventListener('click', press);
  return node;
}

/** Texts come as text, never as markup. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  attributes: Record<string, string> = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(text, ...children);
  return node;
}

function messageOf(error: unknown): string {
  return isCommerceError(error) && error.userMessage !== ''
    ? error.userMessage
    : 'That did not work. Please try again.';
}
