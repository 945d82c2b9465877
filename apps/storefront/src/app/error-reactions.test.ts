import { commerceError, CommerceError } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createChromeView } from '../chrome/chrome.view.ts';
import { appText } from './app.text.ts';
import { carryOutReaction } from './error-reactions.ts';

function happen(thrown: unknown, loggedIn = true, quiet: unknown = null) {
  const chrome = createChromeView();
  const ended: string[] = [];
  const scene = { chrome, loggedIn, text: appText.ko, endSession: (code: string) => void ended.push(code) };
  carryOutReaction(scene, thrown, quiet);
  const { toast, alert, prompt } = chrome.state;
  return { toast: toast?.text ?? null, alert: alert?.contents ?? null, prompt, ended };
}
const NOTHING = { toast: null, alert: null, prompt: null, ended: [] };

describe('an error on a screen', () => {
  it.each(['EVEC0003', 'EVEC0002', 'B0008', 'AU20', 'EV02', 'EV12', 'C1026', 'C0021'] as const)(
    'of code %s is shown to nobody [ERR-01, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, ERR-07]',
    (code) => {
      expect(happen(commerceError(code, { message: 'x' }))).toEqual(NOTHING);
    },
  );

  it.each(['A401', 'AU17', 'AU99'] as const)('of code %s ends the session [ERR-08, ERR-09, ERR-10]', (code) => {
    expect(happen(commerceError(code))).toEqual({ ...NOTHING, ended: [code] });
  });

  it('of an ended session only asks a guest to log in [ERR-10, ERR-17, I18N-08]', () => {
    expect(happen(commerceError('AU99'), false)).toEqual({ ...NOTHING, toast: '로그인 후 이용해 주세요' });
  });

  it.each([
    ['MB08', '월 멤버십 혜택 쿠폰 발급 횟수를 초과했어요 (월 1회)'],
    ['MB03', '월 멤버십 혜택 쿠폰 발급 횟수를 초과했어요 (월 1회)'],
    ['MB04', '잔여 포인트가 부족해요'],
  ] as const)('of code %s is an alert to confirm [ERR-11, ERR-12, ERR-13, I18N-10, I18N-11]', (code, contents) => {
    expect(happen(commerceError(code), true, 'coupon')).toEqual({ ...NOTHING, alert: contents });
  });

  it("without words of ours shows the server's, and without those that the response is not valid [ERR-18, ERR-19, I18N-09]", () => {
    expect(happen(new CommerceError('X1', { message: '품절이에요' })).toast).toBe('품절이에요');
    expect(happen(new CommerceError('X1')).toast).toBe('응답이 올바르지 않아요');
    expect(happen(new TypeError('network')).toast).toBe('응답이 올바르지 않아요');
  });

  it.each(['terms', 'coupon', 'gift'])('of a %s call is only logged [ERR-20, ERR-21, ERR-22]', (quiet) => {
    expect(happen(commerceError('INTERNAL', { message: 'x' }), true, quiet)).toEqual(NOTHING);
  });

  it('of a failed refresh tells that the use has expired [ERR-14, I18N-07]', () => {
    expect(happen(commerceError('REFRESH_FAILED')).toast).toBe('이용 정보가 만료되었어요. 다시 로그인해 주세요');
  });

  it('asks for the log-in, the age or the telecom that is missing', () => {
    expect(happen(commerceError('ADULT_ONLY')).prompt).toBe('adult');
    expect(happen(commerceError('TELECOM_ONLY')).prompt).toBe('telecom');
  });

  it('of a thing that is not there is left to the screen [ERR-24]', () => {
    expect(happen(commerceError('NOT_FOUND'))).toEqual(NOTHING);
  });
});
