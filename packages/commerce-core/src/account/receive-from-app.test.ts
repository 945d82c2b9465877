import { describe, expect, it } from 'vitest';
import { fakePorts } from '../testing/fake-ports.ts';
import { receiveFromApp } from './receive-from-app.ts';

/** A phone that has answered so before, and what was asked and set on it. */
function phone(permission: 'granted' | 'prompt' | null) {
  const calls: string[] = [];
  const { accountApi, bridge } = fakePorts();
  const ports = {
    accountApi: { ...accountApi, receive: async (type: string, isOn: boolean) => void calls.push(`${type} ${isOn}`) },
    bridge: {
      ...bridge,
      permission: async () => permission,
      requestPermission: async (name: string) => (calls.push(`ask ${name}`), null),
    },
  };
  return { calls, ports };
}

describe('what an app may send', () => {
  it.each([
    ['prompt', true, ['APP_INFO true', 'ask push']],
    ['granted', true, ['APP_INFO true']],
    ['prompt', false, ['APP_INFO false']],
  ] as const)('with the permission %s, switched to %s, does %j [BRIDGE-02]', async (permission, isOn, expected) => {
    const { calls, ports } = phone(permission);
    await receiveFromApp(ports, 'APP_INFO', isOn);
    expect(calls).toEqual(expected);
  });
});
