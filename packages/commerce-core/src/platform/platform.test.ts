import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { CLIENT_ID_LENGTH, clientId, isClientId } from './client-id.ts';
import { couponPlatformOf, deviceOf, readHostKind } from './platform.ts';

const CHROME_PC =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 16; SM-S938N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const SAFARI_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describe('readHostKind', () => {
  it.each([
    [CHROME_PC, { platform: 'PC', device: 'PC_WEB', connectType: 'WEB', phoneOs: 'ETC', appVersion: null }],
    [
      CHROME_ANDROID,
      { platform: 'MOBILE_WEB', device: 'MOBILE_WEB', connectType: 'WEB', phoneOs: 'AOS', appVersion: null },
    ],
    [
      SAFARI_IPHONE,
      { platform: 'MOBILE_WEB', device: 'MOBILE_WEB', connectType: 'WEB', phoneOs: 'IOS', appVersion: null },
    ],
    [
      `${CHROME_ANDROID} DealstoreApp/2.10.1 (AOS)`,
      { platform: 'AOS', device: 'MOBILE_APP', connectType: 'APP', phoneOs: 'AOS', appVersion: '2.10.1' },
    ],
    [
      `${SAFARI_IPHONE} DealstoreApp/1.0 IOS`,
      { platform: 'IOS', device: 'MOBILE_APP', connectType: 'APP', phoneOs: 'IOS', appVersion: '1.0' },
    ],
    ['', { platform: 'PC', device: 'PC_WEB', connectType: 'WEB', phoneOs: 'ETC', appVersion: null }],
  ] as const)(
    'reads %s [ENTITY-87, ENTITY-88, ENTITY-89, ENTITY-90, ENTITY-101, ENTITY-102, BRIDGE-01, BRIDGE-10, BRIDGE-11, BRIDGE-12]',
    (userAgent, kind) => {
      expect(readHostKind(userAgent)).toEqual(kind);
    },
  );

  it('takes the marker from the host, letter by letter [BRIDGE-01]', () => {
    expect(readHostKind(`${SAFARI_IPHONE} U+(x).Shop/3 (IOS)`, 'U+(x).Shop').platform).toBe('IOS');
    expect(readHostKind(`${CHROME_PC} DealstoreApp/1.0 (IOS)`, 'Other').platform).toBe('PC');
    expect(readHostKind(`${CHROME_PC} DealstoreApp/1.0 (WIN)`).platform).toBe('PC');
    expect(readHostKind(`${CHROME_PC} DealstoreApp/beta 1.0 (IOS)`).platform).toBe('PC');
    expect(readHostKind(`${CHROME_PC} 1.0 (IOS)`).platform).toBe('PC');
    expect(readHostKind('/1.0 (IOS)', '').platform).toBe('PC');
  });

  it.prop([fc.string(), fc.string()])('answers to anything', (userAgent, marker) => {
    const kind = readHostKind(userAgent, marker);
    expect(kind.device).toBe(deviceOf(kind.platform));
  });

  it('speaks of platforms as coupons do', () => {
    expect((['PC', 'MOBILE_WEB', 'AOS', 'IOS'] as const).map(couponPlatformOf)).toEqual([
      'PC',
      'MOBILE_WEB',
      'MOBILE_APP',
      'MOBILE_APP',
    ]);
  });
});

describe('clientId', () => {
  it.prop([fc.nat()])('is 21 letters and digits [CONST-10]', (seed) => {
    const id = clientId(seededRandom(seed));
    expect(id).toHaveLength(CLIENT_ID_LENGTH);
    expect(isClientId(id)).toBe(true);
  });

  it.each(['', 'A'.repeat(20), 'A'.repeat(22), `-${'A'.repeat(20)}`, `${'A'.repeat(20)}_`, `${'A'.repeat(21)}-`])(
    'is not %j',
    (text) => expect(isClientId(text)).toBe(false),
  );

  it('draws every letter at the edges of chance [CONST-10]', () => {
    expect(clientId({ next: () => 0 })).toBe('A'.repeat(21));
    expect(clientId({ next: () => 1 - Number.EPSILON })).toBe('9'.repeat(21));
  });
});
