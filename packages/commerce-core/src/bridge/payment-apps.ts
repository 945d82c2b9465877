import { playStorePage } from '../platform/app-install.ts';

/** An app that a Korean payment page may open. */
export interface PaymentApp {
  readonly name: { readonly ko: string; readonly en: string };
  /** Its schemes in small letters. */
  readonly schemes: readonly string[];
  /** Its package on Android, which is also its page in the store. */
  readonly android: string;
  /** Its number in the App Store; null where it has none we know: there the store is searched by its name. */
  readonly ios: string | null;
}

const app = (ko: string, en: string, schemes: string, android: string, ios: string | null): PaymentApp => ({
  name: { ko, en },
  schemes: schemes.split(' '),
  android,
  ios,
});

/**
 * The payment apps of Korea. Assumed: nobody has looked these up with the payment companies yet;
 * confirm each before a release.
 */
export const PAYMENT_APPS: readonly PaymentApp[] = [
  app('카카오페이', 'KakaoPay', 'kakaotalk', 'com.kakao.talk', '362057947'),
  app('네이버페이', 'Naver Pay', 'naversearchapp naversearchthirdlogin', 'com.nhn.android.search', '393499958'),
  app('토스', 'Toss', 'supertoss', 'viva.republica.toss', '839333328'),
  app('페이코', 'PAYCO', 'payco', 'com.nhnent.payapp', '924292102'),
  app('삼성페이', 'Samsung Pay', 'samsungpay mpocket.online.ansimclick', 'com.samsung.android.spay', null),
  app('L.pay', 'L.pay', 'lpayapp lmslpay', 'com.lotte.lpay', '1036098908'),
  app('SSGPAY', 'SSGPAY', 'shinsegaeeasypayment', 'com.ssg.serviceapp.android.egiftcertificate', '666237916'),
  app('ISP/페이북', 'ISP/paybooc', 'ispmobile', 'kvp.jjy.MispAndroid320', '369125087'),
  app('KB Pay', 'KB Pay', 'kb-acp kb-bankpay kb-auth', 'com.kbcard.cxh.appcard', '695436326'),
  app('국민은행 리브', 'KB Liiv', 'liivbank', 'com.kbstar.liivbank', '1126232922'),
  app('국민은행 스타뱅킹', 'KB Star Banking', 'kbbank newliiv', 'com.kbstar.kbbank', '373742138'),
  app(
    '신한 SOL페이',
    'Shinhan SOL Pay',
    'shinhan-sr-ansimclick shinhan-sr-ansimclick-lpay',
    'com.shcard.smartpay',
    '572462317',
  ),
  app('신한 SOL뱅크', 'Shinhan SOL Bank', 'sbankandroid newsmartpib', 'com.shinhan.sbanking', '357484932'),
  app('현대카드', 'Hyundai Card', 'hdcardappcardansimclick', 'com.hyundaicard.appcard', '702653088'),
  app('현대카드 공동인증', 'Hyundai Card certificate', 'smhyundaiansimclick', 'com.lumensoft.touchenappfree', null),
  app(
    '삼성카드',
    'Samsung Card',
    'mpocketansimclick scardcertiapp monimopay monimopayauth',
    'kr.co.samsungcard.mpocket',
    '535125356',
  ),
  app('롯데카드', 'Lotte Card', 'lotteappcard lottesmartpay', 'com.lcacApp', '688047200'),
  app('하나카드', 'Hana Card', 'cloudpay hanamopmoasign', 'com.hanaskcard.paycla', '847268987'),
  app('하나은행', 'Hana Bank', 'hanawalletmembers', 'kr.co.hanamembers.hmscustomer', '1038288833'),
  app(
    'NH페이',
    'NH Pay',
    'nhappcardansimclick nhallonepayansimclick nonghyupcardansimclick',
    'nh.smart.nhallonepay',
    '1177889176',
  ),
  app('우리카드', 'Woori Card', 'com.wooricard.smartapp wooripay', 'com.wooricard.smartapp', '1201113419'),
  app(
    '우리WON뱅킹',
    'Woori WON Banking',
    'newsmartpib.woori wooriwonbanking',
    'com.wooribank.smart.npib',
    '1470181651',
  ),
  app('씨티카드', 'Citi Card', 'citicardappkr citimobileapp citispay', 'kr.co.citibank.citimobile', '1179759666'),
  app('BC카드 페이북', 'BC Card paybooc', 'paybooc-pay bccard', 'kvp.jjy.MispAndroid320', '369125087'),
  app('카카오뱅크', 'KakaoBank', 'kakaobank', 'com.kakaobank.channel', '1258016944'),
  app('케이뱅크', 'K bank', 'ukbanksmartbanknonloginpay', 'com.kbankwith.smartbank', '1178872627'),
  app('금융결제원 뱅크페이', 'BankPay', 'bankpay', 'com.kftc.bankpay.android', '398456030'),
  app('PASS (SKT)', 'PASS (SKT)', 'tauthlink', 'com.sktelecom.tauth', '1141258007'),
  app('PASS (KT)', 'PASS (KT)', 'ktauthexternalcall', 'com.kt.ktauth', '1134371550'),
  app('PASS (LG U+)', 'PASS (LG U+)', 'upluscorporation', 'com.lguplus.smartotp', '1147394645'),
  app('V3 Mobile Plus', 'V3 Mobile Plus', 'v3mobileplusweb', 'com.ahnlab.v3mobileplus', null),
];

/** Where an app is got from. */
export function storeUrl(target: PaymentApp, os: 'AOS' | 'IOS'): string {
  if (os === 'AOS') return playStorePage(target.android);
  if (target.ios !== null) return `https://apps.apple.com/kr/app/id${target.ios}`;
  return `https://www.google.com/search?q=${encodeURIComponent(`App Store ${target.name.ko}`)}`;
}
