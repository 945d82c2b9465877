import type { AppLinks } from '@dealstore/commerce-core/domain';

/** Words in both languages. */
export interface InLanguages {
  readonly ko: string;
  readonly en: string;
}

/** Who runs the shop and how it presents itself: all a telecom changes to make it its own, no secret among it. */
export interface ShopConfig {
  readonly brand: InLanguages;
  readonly telecom: InLanguages;
  readonly companyName: InLanguages;
  readonly representative: InLanguages;
  readonly address: InLanguages;
  readonly businessNo: string;
  readonly mailOrderNo: InLanguages;
  readonly hostingProvider: InLanguages;
  readonly email: string;
  readonly servicePhone: string;
  readonly serviceHours: InLanguages;
  /** Where a seller asks to join. Spec §2 (store-entry inquiry). */
  readonly storeEntryUrl: string;
  /** Where anyone may look the business number up. */
  readonly businessCheckUrl: string;
  readonly escrow: InLanguages;
  readonly app: AppConfig;
  /** Word in a user agent that marks the app's own web view. Spec §3. */
  readonly appMarker: string;
}

/** The shop's apps: how a phone opens them, where it gets them, and by what a phone knows that they are the shop's. */
export interface AppConfig extends AppLinks {
  /** SHA-256 fingerprints of the certificates the Android app is signed with, as `AB:CD:…`. */
  readonly androidCertificates: readonly string[];
  /** Team and bundle of the iPhone app, as `TEAMID.com.example.shop`. */
  readonly iosAppId: string;
}

/**
 * What a document's page knows of the shop, in the document's language: every document carries it, so what only the
 * footer shows is a list without names.
 */
export interface ShopFacts {
  readonly brand: string;
  readonly telecom: string;
  readonly email: string;
  readonly servicePhone: string;
  readonly serviceHours: string;
  readonly business: readonly [
    companyName: string,
    representative: string,
    address: string,
    mailOrderNo: string,
    hostingProvider: string,
    businessNo: string,
    businessCheckUrl: string,
    storeEntryUrl: string,
    escrow: string,
  ];
}

const inLanguages = new WeakMap<ShopConfig, Partial<Record<keyof InLanguages, ShopFacts>>>();

/** The shop as documents in one language describe it; made once for all of them, and frozen. */
export function inOneLanguage(shop: ShopConfig, language: keyof InLanguages): ShopFacts {
  const ofShop = inLanguages.get(shop) ?? {};
  inLanguages.set(shop, ofShop);
  return (ofShop[language] ??= factsIn(shop, language));
}

function factsIn(shop: ShopConfig, language: keyof InLanguages): ShopFacts {
  return Object.freeze({
    brand: shop.brand[language],
    telecom: shop.telecom[language],
    email: shop.email,
    servicePhone: shop.servicePhone,
    serviceHours: shop.serviceHours[language],
    business: Object.freeze([
      shop.companyName[language],
      shop.representative[language],
      shop.address[language],
      shop.mailOrderNo[language],
      shop.hostingProvider[language],
      shop.businessNo,
      shop.businessCheckUrl,
      shop.storeEntryUrl,
      shop.escrow[language],
    ] as const),
  });
}

/**
 * The demonstration shop: every number in it is evidently fictitious. Assumed: the specification gives none of them.
 */
export const DEMO_SHOP: ShopConfig = {
  brand: { ko: '딜스토어', en: 'Dealstore' },
  telecom: { ko: '딜텔레콤', en: 'DealTel' },
  companyName: { ko: '(주)딜스토어', en: 'Dealstore Inc.' },
  representative: { ko: '홍길동', en: 'Gildong Hong' },
  address: {
    ko: '서울특별시 종로구 가상로 1, 딜스토어빌딩 10층',
    en: '10F Dealstore Building, 1 Gasang-ro, Jongno-gu, Seoul',
  },
  businessNo: '000-00-00000',
  mailOrderNo: { ko: '제2026-서울종로-0000호', en: '2026-Seoul Jongno-0000' },
  hostingProvider: { ko: '(주)딜스토어', en: 'Dealstore Inc.' },
  email: 'help@example.com',
  servicePhone: '1500-0000',
  serviceHours: {
    ko: '평일 09:00~18:00 (점심 12:00~13:00), 주말·공휴일 휴무',
    en: 'Weekdays 9 AM–6 PM (lunch noon–1 PM), closed on weekends and holidays',
  },
  storeEntryUrl: 'mailto:partner@example.com',
  businessCheckUrl: 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000',
  escrow: {
    ko: '고객님의 안전한 거래를 위해 현금 결제 시 구매안전(에스크로) 서비스를 이용하실 수 있습니다.',
    en: 'You may use a purchase-safety (escrow) service when paying in cash.',
  },
  app: {
    scheme: 'dealstore',
    androidPackage: 'com.example.dealstore',
    androidCertificates: [Array.from({ length: 32 }, () => '00').join(':')],
    iosAppId: '0000000000.com.example.dealstore',
    appStoreUrl: 'https://apps.apple.com/kr/app/id0000000000',
  },
  appMarker: 'DealstoreApp',
};
