/** Generates the state machines of the core, out of the very values that run, for docs/machines.md. */
import '@dealstore/shop/source-condition';
import { format } from 'prettier';

const DOCUMENT = 'docs/machines.md';
const HEAD = `# The machines

Drawn from the code by \`pnpm generate\`; never edit this page. An arrow carries what makes it happen: an event, the end of
a call (\`ok\` or \`refused\`), a delay, or nothing (\`at once\`), and in brackets the condition under which it does. A state in
which a call runs names the call. How the machines are wired to the ports is in \`packages/commerce-core/src/commerce.ts\`.`;

/** What of a machine's definition is generated. */
interface StateDefinition {
  readonly type: string;
  readonly invoke: readonly { readonly src: unknown }[];
  readonly transitions: readonly DrawnTransition[];
}

interface DrawnTransition {
  readonly eventType: string;
  readonly target: readonly { readonly key: string }[] | undefined;
  readonly guard?: unknown;
}

/** The page as it should be committed. */
export async function generateMachines(): Promise<ReadonlyMap<string, string>> {
  const [{ sessionMachine }, { createIdleMachine }, { fakePorts }, { checkoutMachine }, { claimFormMachine }] =
    await Promise.all([
      import('../../packages/commerce-core/src/session/session.machine.ts'),
      import('../../packages/commerce-core/src/session/idle.machine.ts'),
      import('../../packages/commerce-core/src/testing/fake-ports.ts'),
      import('../../packages/commerce-core/src/checkout/checkout.machine.ts'),
      import('../../packages/commerce-core/src/claim/claim-form.machine.ts'),
    ]);
  const { paymentMachine } = await import('../../packages/commerce-core/src/checkout/payment.machine.ts');
  const { GIFT_STEPS } = await import('../../packages/commerce-core/src/gift/gift.ts');
  const { giftRecipientMachine } = await import('../../packages/commerce-core/src/gift/gift-recipient.machine.ts');
  const idleMachine = createIdleMachine(fakePorts());
  const parts = [
    HEAD,
    '## Session',
    'Being logged in: `packages/commerce-core/src/session/session.machine.ts`.',
    generateMachine(sessionMachine.root.initial.target[0]?.key ?? '', statesOf(sessionMachine.root)),
    '## Inactivity',
    'Two hours without an action on PC web: `packages/commerce-core/src/session/idle.machine.ts`.',
    generateMachine(idleMachine.root.initial.target[0]?.key ?? '', statesOf(idleMachine.root)),
    '## Checkout',
    'From an order sheet to its payment: `packages/commerce-core/src/checkout/checkout.machine.ts`.',
    generateMachine(checkoutMachine.root.initial.target[0]?.key ?? '', statesOf(checkoutMachine.root)),
    '## Payment',
    'From the provider’s window, or a checkout without one, to a paid order: `packages/commerce-core/src/checkout/payment.machine.ts`.',
    generateMachine(paymentMachine.root.initial.target[0]?.key ?? '', statesOf(paymentMachine.root)),
    '## Claim form',
    'From an order to a cancel, a return or an exchange: `packages/commerce-core/src/claim/claim-form.machine.ts`.',
    generateMachine(claimFormMachine.root.initial.target[0]?.key ?? '', statesOf(claimFormMachine.root)),
    '## Gift',
    'One gift, from both sides; in brackets who takes the step, and whether before or after its last moment: ' +
      '`GIFT_STEPS` in `packages/commerce-core/src/gift/gift.ts`. The server and the memory shop follow the same table.',
    generateSteps(GIFT_STEPS),
    '## Gift, its recipient’s steps',
    'By a link or logged in: `packages/commerce-core/src/gift/gift-recipient.machine.ts`. What may be done is the server’s ' +
      'word, which follows the table above.',
    generateMachine(giftRecipientMachine.root.initial.target[0]?.key ?? '', statesOf(giftRecipientMachine.root)),
  ];
  return new Map([[DOCUMENT, await format(parts.join('\n\n'), { parser: 'markdown', printWidth: 120 })]]);
}

interface StepDefinition {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly by: string;
  readonly when?: string;
}

function generateSteps(steps: readonly StepDefinition[]): string {
  const arrow = ({ from, event, to, by, when }: StepDefinition) =>
    `  ${from} --> ${to} : ${event} [${[by.toLowerCase(), ...(when === undefined ? [] : [when])].join(', ')}]`;
  const ends = [...new Set(steps.map(({ to }) => to))].filter((to) => steps.every(({ from }) => from !== to));
  const lines = ['stateDiagram-v2', `  [*] --> ${steps[0]?.from}`, ...steps.map(arrow)];
  return ['```mermaid', ...lines, ...ends.map((end) => `  ${end} --> [*]`), '```'].join('\n');
}

interface RootNode {
  readonly states: Readonly<
    Record<
      string,
      {
        readonly type: string;
        readonly invoke: readonly { readonly src: unknown }[];
        readonly transitions: ReadonlyMap<string, readonly DrawnTransition[]>;
        readonly always?: readonly DrawnTransition[] | undefined;
      }
    >
  >;
}

function statesOf({ states }: RootNode): ReadonlyMap<string, StateDefinition> {
  return new Map(
    Object.entries(states).map(([name, { type, invoke, transitions, always = [] }]) => [
      name,
      { type, invoke, transitions: [...always, ...[...transitions.values()].flat()] },
    ]),
  );
}

function generateMachine(initial: string, states: ReadonlyMap<string, StateDefinition>): string {
  const lines = ['stateDiagram-v2', `  [*] --> ${initial}`];
  for (const [name, { type, invoke, transitions }] of states) {
    for (const { src } of invoke) lines.push(`  ${name} : ${name} (${String(src)})`);
    for (const transition of transitions) {
      for (const target of transition.target ?? []) {
        lines.push(`  ${name} --> ${target.key} : ${labelOf(transition)}`);
      }
    }
    if (type === 'final') lines.push(`  ${name} --> [*]`);
  }
  return ['```mermaid', ...new Set(lines), '```'].join('\n');
}

function labelOf({ eventType, guard }: DrawnTransition): string {
  const condition = typeof guard === 'string' ? ` [${guard}]` : '';
  return `${causeOf(eventType)}${typeof guard === 'function' ? ' [if so]' : condition}`;
}

function causeOf(eventType: string): string {
  if (eventType === '') return 'at once';
  if (eventType.startsWith('xstate.done.')) return 'ok';
  if (eventType.startsWith('xstate.error.')) return 'refused';
  const delay = /^xstate\.after\.(?<delay>[^.]+)\./.exec(eventType)?.groups?.['delay'];
  return delay === undefined ? eventType : `after ${delay}`;
}
