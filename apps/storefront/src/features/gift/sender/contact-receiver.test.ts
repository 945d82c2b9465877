import { type Bridge, createShellBridge } from '@dealstore/commerce-core';
import { absentBridge } from '@dealstore/commerce-core/adapters/bare';
import { memoryShell, memoryTransport } from '@dealstore/commerce-core/adapters/memory';
import { PERSON_NAME_LIMIT } from '@dealstore/commerce-core/domain';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it, vi } from 'vitest';
import { pickReceiver, watchContacts } from './contact-receiver.ts';

function bridgeTo(shell = memoryShell()): Bridge {
  const transport = memoryTransport(shell);
  return createShellBridge({ transport, clock: simulatedClock(), random: seededRandom(4), sdk: '1.0.0' });
}

describe('the contacts of the phone', () => {
  it('are offered once the app has said that it can', async () => {
    const bridge = bridgeTo();
    const states: boolean[] = [];
    const stop = watchContacts(bridge, (isAble) => states.push(isAble));
    await vi.waitFor(() => expect(states.at(-1)).toBe(true));
    expect(states[0]).toBe(false);
    stop();
    const times = states.length;
    bridge.sync();
    await bridge.appVersion();
    expect(states).toHaveLength(times);
  });

  it('are not offered by an app that cannot, and never in a browser', async () => {
    const states: boolean[] = [];
    const old = bridgeTo(memoryShell(1, ['contacts.pick']));
    watchContacts(old, (isAble) => states.push(isAble));
    await old.appVersion();
    watchContacts(absentBridge(), (isAble) => states.push(isAble));
    expect(old.status()).toBe('ready');
    expect(new Set(states)).toEqual(new Set([false]));
    expect(await pickReceiver(absentBridge())).toBe(null);
  });

  it.each([
    ['+82 10-0000-4321', '01000004321'],
    ['010 0000 4321', '01000004321'],
    ['010-0000-4321,,123', '01000004321'],
    ['전화 없음', ''],
  ])('fill in a receiver: %s is %s', async (phone, receiverPhone) => {
    const shell = memoryShell();
    shell.answer('contacts.pick', () => ({ name: '  이하나 ', phone }));
    expect(await pickReceiver(bridgeTo(shell))).toEqual({ receiverName: '이하나', receiverPhone });
  });

  it('cut a name that is longer than the field', async () => {
    const shell = memoryShell();
    shell.answer('contacts.pick', () => ({ name: '가'.repeat(100), phone: '01000004321' }));
    expect((await pickReceiver(bridgeTo(shell)))?.receiverName).toHaveLength(PERSON_NAME_LIMIT);
  });
});
