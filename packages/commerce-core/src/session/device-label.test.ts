import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { deviceLabel } from './device-label.ts';
import { isNewDevice } from './login-session.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the label of a device', () => {
  it.each([
    [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
    [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
    [`${WINDOWS} Chrome/138.0.0.0 Whale/4.33.325.12 Safari/537.36`, 'Whale · Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox · Windows'],
    [`${MAC} Version/18.5 Safari/605.1.15`, 'Safari · Mac'],
    [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
    [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet · Android'],
    [`${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36;KAKAOTALK 2410820`, 'KakaoTalk · Android'],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
    [`${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
    [`${IPHONE} Mobile/15E148 NAVER(inapp; search; 2000; 12.14.5; 15PRO)`, 'NAVER · iPhone'],
    [`${IPHONE} Mobile/15E148 DealstoreApp/1.2.3 (IOS)`, 'iPhone'],
    [`${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 DealstoreApp/1.2.3 (AOS)`, 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36', 'Chrome · ChromeOS'],
    ['node', ''],
    ['', ''],
  ])('of %s is %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });

  const sent = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `${WINDOWS} Chrome/${text}`),
  );
  it.prop([sent])('are never a stranger’s own, whatever is sent', (userAgent) => {
    expect(deviceLabel(userAgent)).toMatch(/^[A-Za-z ]{0,20}( · [A-Za-z]{0,12})?$/);
  });
});

describe('a new device', () => {
  it.each([
    [{ isKnown: false, knownDeviceCnt: 0 }, false],
    [{ isKnown: true, knownDeviceCnt: 0 }, false],
    [{ isKnown: true, knownDeviceCnt: 3 }, false],
    [{ isKnown: false, knownDeviceCnt: 1 }, true],
  ])('%j raises an alert: %s', (device, isNew) => {
    expect(isNewDevice(device)).toBe(isNew);
  });
});
