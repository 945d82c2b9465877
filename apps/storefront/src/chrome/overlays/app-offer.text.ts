import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the offer of the app, and of the notice that an iPhone has it not. Spec §2 (Overlays). */
export const appOfferText = defineText({
  ko: {
    title: (brand: string) => `${brand} 앱으로 볼까요?`,
    coupon: (rate: number) => `${rate}% 쿠폰`,
    benefit: '앱에서만 쓸 수 있는 쿠폰이에요',
    terms: '앱의 이벤트에서 받아 주세요. 대상 상품과 최대 할인 금액은 쿠폰에서 확인할 수 있어요.',
    open: (rate: number) => `앱에서 ${rate}% 쿠폰 받기`,
    stay: '모바일 웹으로 볼게요',
    hide: '한 달간 보지 않기',
    missingTitle: '앱이 설치되어 있지 않아요',
    missing: (brand: string) => `App Store에서 ${brand} 앱을 설치하면 이 페이지를 앱에서 볼 수 있어요.`,
    install: 'App Store에서 설치하기',
  },
  en: {
    title: (brand) => `See this in the ${brand} app?`,
    coupon: (rate) => `${rate}% off`,
    benefit: 'A coupon for the app only',
    terms: 'Get it from the event in the app. See the coupon for eligible products and the maximum discount.',
    open: (rate) => `Get ${rate}% off in the app`,
    stay: 'Stay on the web',
    hide: 'Don’t show for a month',
    missingTitle: 'The app is not installed',
    missing: (brand) => `Install the ${brand} app from the App Store to see this page there.`,
    install: 'Install from the App Store',
  },
});
