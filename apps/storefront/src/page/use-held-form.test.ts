import { describe, expect, it } from 'vitest';
import { holdForm } from './use-held-form.ts';

function send(isOnline: boolean) {
  const happened: string[] = [];
  holdForm({ preventDefault: () => void happened.push('held') }, isOnline, () => void happened.push('said'));
  return happened;
}

describe('a form that leads to another document', () => {
  it('is sent with a connection', () => {
    expect(send(true)).toEqual([]);
  });

  it('stays without one and says why', () => {
    expect(send(false)).toEqual(['held', 'said']);
  });
});
