import { commerceError, type CommerceErrorCode, epochMs } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { phoneCodeText } from './phone-code.text.ts';
import { CodeForm, problemOf } from './code-form.tsx';
import { catchCommerceError } from '../../page/catch-commerce-error.ts';

const t = phoneCodeText.ko;
const fine = { isIncomplete: false, isOver: false, refusal: null };
const refusedWith = (code: CommerceErrorCode, details: Readonly<Record<string, unknown>> = {}) => ({
  ...fine,
  refusal: commerceError(code, { details }),
});

describe('the form of a code', () => {
  it.each([
    [fine, null],
    [{ ...fine, isIncomplete: true }, t.incomplete],
    [{ ...fine, isIncomplete: true, isOver: true }, t.expired],
    [refusedWith('CODE_MISMATCH', { triesLeft: 4 }), t.mismatch(4)],
    [refusedWith('CODE_MISMATCH', { triesLeft: 0 }), t.noTries],
    [refusedWith('CODE_MISMATCH'), t.noTries],
    [refusedWith('CODE_EXPIRED'), t.expired],
    [refusedWith('TOO_MANY_REQUESTS'), t.tooMany],
    [refusedWith('PHONE_TAKEN'), t.taken],
  ])('of %j says %s', (seen, expected) => {
    expect(problemOf(seen, t)).toBe(expected);
  });

  it('lets a phone fill the code in, and asks for digits', () => {
    const sent = { verificationId: 'v', phone: '01000001001', resendableAt: epochMs(1), expiresAt: epochMs(2) };
    const code = {
      sent,
      refusal: null,
      isSending: false,
      isConfirming: false,
      send: () => undefined,
      confirm: () => undefined,
      clearError: () => undefined,
    };
    const html = renderOnServer(<CodeForm code={code} sent={sent} />);
    expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i);
    expect(html).toContain('010-0000-1001');
    expect(html).not.toContain('/sandbox');
    expect(renderOnServer(<CodeForm code={code} sent={sent} />, { facts: { sandbox: true } })).toContain('/sandbox');
  });
});

describe('catchCommerceError', () => {
  it('returns the listed errors and rejects with every other', async () => {
    const refuse = (code: CommerceErrorCode) => () => Promise.reject(commerceError(code));
    expect(await catchCommerceError(async () => 1, 'PHONE_TAKEN')).toEqual({ value: 1 });
    expect(await catchCommerceError(refuse('PHONE_TAKEN'), 'PHONE_TAKEN')).toMatchObject({
      refusal: { code: 'PHONE_TAKEN' },
    });
    await expect(catchCommerceError(refuse('A401'), 'PHONE_TAKEN')).rejects.toMatchObject({ code: 'A401' });
    await expect(catchCommerceError(() => Promise.reject(new Error('x')), 'PHONE_TAKEN')).rejects.toThrow('x');
  });
});
