import {
  CATALOGUE,
  commerceError,
  CommerceError,
  type CommerceErrorCode,
  isErrorCode,
  errorCodeOf,
} from '@dealstore/commerce-core/domain';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createChromeStore } from '../page/chrome-store.ts';
import { Toast } from '../chrome/overlays/toast.tsx';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { appText } from './app.text.ts';
import { carryOutReaction } from './error-reactions.ts';
import type { QuietCall } from '../page/query-client.ts';

function happen(thrown: unknown, loggedIn = true, quiet?: QuietCall | null, isChange = false) {
  const chrome = createChromeStore();
  const ended: string[] = [];
  const logged: string[] = [];
  let places = 0;
  const context = {
    chrome,
    loggedIn,
    text: appText.ko,
    endSession: (code: string) => void ended.push(code),
    keepPlace: () => void (places += 1),
    log: (line: string) => void logged.push(line),
  };
  carryOutReaction(context, thrown, { quiet: quiet ?? undefined, isChange });
  const { toast, alert, prompt } = chrome.state;
  return { toast: toast?.text ?? null, alert: alert?.contents ?? null, prompt, ended, logged, places };
}
const NOTHING = { toast: null, alert: null, prompt: null, ended: [], logged: [''], places: 0 };

const EXCEEDED = '월 멤버십 혜택 쿠폰 발급 횟수를 초과했어요 (월 1회)';
const LOG_IN = '로그인 후 이용해 주세요';
const INVALID = '응답이 올바르지 않아요';
const NO_ANSWER = '인터넷 연결이 원활하지 않아요. 연결을 확인하고 다시 시도해 주세요.';
const EXPIRED = '이용 정보가 만료되었어요. 다시 로그인해 주세요';
const SILENT = 'EVEC0002 EVEC0003 B0008 AU20 EV02 EV03 EV04 EV05 EV06 EV07 EV08 EV09 EV10 EV11 EV12 C1026 C0021';

/** Silent by our own choice: a call taken back, a page of a session that is over. */
const OURS = 'ABORTED SESSION_CHANGED';

/** What each code does that does more, or less, than show the server's words; to a member. */
const SPECIAL: Partial<Record<CommerceErrorCode, object>> = {
  ...Object.fromEntries(`${SILENT} ${OURS}`.split(' ').map((code) => [code, { logged: [''] }])),
  A401: { ended: ['A401'] },
  AU17: { ended: ['AU17'] },
  AU99: { ended: ['AU99'] },
  AU99_ERR: { toast: LOG_IN },
  MB03: { alert: EXCEEDED },
  MB08: { alert: EXCEEDED },
  MB04: { alert: '잔여 포인트가 부족해요' },
  CHUNK_FAILED: { alert: '화면을 불러오지 못했어요' },
  ADULT_ONLY: { prompt: 'adult', places: 1 },
  TELECOM_ONLY: { prompt: 'telecom', places: 1 },
  NOT_FOUND: {},
  NETWORK: { toast: NO_ANSWER },
  TIMEOUT: { toast: NO_ANSWER },
  RESPONSE_INVALID: { toast: INVALID },
  REFRESH_FAILED: { toast: EXPIRED },
};
const ALL_CODES = Object.keys(CATALOGUE).filter(isErrorCode);

describe('an error on a screen', () => {
  it.each(['EVEC0003', 'EVEC0002', 'B0008', 'AU20', 'EV02', 'EV12', 'C1026', 'C0021'] as const)(
    'of code %s is not shown [ERR-01, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, ERR-07]',
    (code) => {
      expect(happen(commerceError(code, { userMessage: 'x' }))).toEqual(NOTHING);
    },
  );

  it.each(ALL_CODES)('of code %s does the one thing the table says, to a member [ERR-18, ERR-23, I18N-12]', (code) => {
    const expected = SPECIAL[code] ?? { toast: '서버의 말' };
    expect(happen(commerceError(code, { userMessage: '서버의 말' }))).toEqual({
      ...NOTHING,
      logged: [code],
      ...expected,
    });
  });

  it.each(ALL_CODES)('of code %s never ends what a guest has not begun [ERR-10, ERR-17]', (code) => {
    const { ended, toast, prompt, alert } = happen(commerceError(code, { userMessage: 'x' }), false);
    expect(ended).toEqual([]);
    expect([toast, prompt, alert].filter((shown) => shown !== null).length).toBeLessThanOrEqual(1);
    expect(toast === LOG_IN).toBe(['A401', 'AU17', 'AU99', 'AU99_ERR'].includes(code));
  });

  it.each(ALL_CODES)('of code %s toasts where calls are quiet only with words of its own [ERR-21]', (code) => {
    const { toast } = happen(commerceError(code, { userMessage: '서버의 말' }), true, 'coupon');
    expect([null, LOG_IN, EXPIRED]).toContain(toast);
  });

  it.each(ALL_CODES)(
    'of code %s in a first read is said by its screen, but asks and ends a session as ever',
    (code) => {
      const { toast, alert, prompt, ended, logged } = happen(commerceError(code, { userMessage: 'x' }), true, 'shown');
      expect([toast, alert]).toEqual([null, null]);
      const usual = happen(commerceError(code));
      expect([prompt, ended, logged]).toEqual([usual.prompt, usual.ended, usual.logged]);
    },
  );

  it('is a toast of text only, at most 200 characters long [ERR-18]', () => {
    const chrome = createChromeStore();
    const text = happen(
      new CommerceError(errorCodeOf('X1'), { userMessage: `<img src=x onerror=alert(1)>${'가'.repeat(300)}` }),
    ).toast;
    expect([...(text ?? '')].length).toBe(200);
    chrome.toast(text ?? '');
    expect(renderOnServer(createElement(Toast), { chrome })).not.toContain('<img');
  });

  it.each(['A401', 'AU17', 'AU99'] as const)('of code %s ends the session [ERR-08, ERR-09, ERR-10]', (code) => {
    expect(happen(commerceError(code))).toEqual({ ...NOTHING, ended: [code], logged: [code] });
  });

  it('of an ended session only asks a guest to log in [ERR-10, ERR-17, I18N-08]', () => {
    expect(happen(commerceError('AU99'), false)).toEqual({ ...NOTHING, toast: LOG_IN, logged: ['AU99'] });
  });

  it.each([
    ['MB08', '월 멤버십 혜택 쿠폰 발급 횟수를 초과했어요 (월 1회)'],
    ['MB03', '월 멤버십 혜택 쿠폰 발급 횟수를 초과했어요 (월 1회)'],
    ['MB04', '잔여 포인트가 부족해요'],
  ] as const)('of code %s is an alert to confirm [ERR-11, ERR-12, ERR-13, I18N-10, I18N-11]', (code, contents) => {
    expect(happen(commerceError(code), true, 'coupon')).toEqual({ ...NOTHING, alert: contents, logged: [code] });
  });

  it("without words of ours shows the server's, and without those that the response is not valid [ERR-18, ERR-19, I18N-09]", () => {
    expect(happen(new CommerceError(errorCodeOf('X1'), { userMessage: '품절이에요' })).toast).toBe('품절이에요');
    expect(happen(new CommerceError(errorCodeOf('X1'))).toast).toBe('응답이 올바르지 않아요');
    expect(happen(new TypeError('network')).toast).toBe('응답이 올바르지 않아요');
  });

  it.each(['terms', 'coupon', 'gift'] as const)('of a %s call is only logged [ERR-20, ERR-21, ERR-22]', (quiet) => {
    expect(happen(commerceError('INTERNAL', { userMessage: 'x' }), true, quiet)).toEqual({
      ...NOTHING,
      logged: ['INTERNAL'],
    });
  });

  it('of a failed refresh tells that the use has expired [ERR-14, I18N-07]', () => {
    expect(happen(commerceError('REFRESH_FAILED')).toast).toBe('이용 정보가 만료되었어요. 다시 로그인해 주세요');
  });

  it('asks for the log-in, the age or the telecom that is missing', () => {
    expect(happen(commerceError('ADULT_ONLY')).prompt).toBe('adult');
    expect(happen(commerceError('TELECOM_ONLY')).prompt).toBe('telecom');
  });

  it('of a thing that is not there is left to the screen [ERR-24]', () => {
    expect(happen(commerceError('NOT_FOUND'))).toEqual({ ...NOTHING, logged: ['NOT_FOUND'] });
  });

  it('of a thing that is gone before its change is shown, as its page is still there', () => {
    expect(happen(commerceError('NOT_FOUND'), true, null, true).toast).toBe('이미 바뀌었거나 없어졌어요');
  });
});
