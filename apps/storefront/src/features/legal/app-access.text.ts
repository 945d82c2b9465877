import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the app's permissions; 합니다체. Source: Act on Promotion of Information and Communications Network Utilization §22-2. */
export const appAccessText = defineText({
  ko: {
    lead: (name: string) =>
      `${name} 앱은 정보통신망 이용촉진 및 정보보호 등에 관한 법률 제22조의2에 따라 서비스에 꼭 필요한 접근권한만 요청합니다.`,
    requiredTitle: '필수 접근권한',
    requiredNone: '필수 접근권한은 없습니다.',
    optionalTitle: '선택 접근권한',
    notification: '알림',
    notificationUse: '주문과 배송 소식, 쿠폰과 혜택 안내를 받습니다.',
    camera: '카메라',
    cameraUse: '리뷰와 문의에 올릴 사진을 찍습니다.',
    photos: '사진',
    photosUse: '리뷰와 문의에 올릴 사진을 고릅니다.',
    contacts: '연락처',
    contactsUse: '선물을 받는 분의 이름과 전화번호를 고릅니다.',
    note: '선택 접근권한은 그 기능을 쓸 때 동의를 받으며, 동의하지 않아도 다른 서비스를 이용할 수 있습니다.',
    changeTitle: '접근권한을 바꾸는 방법',
    changeAndroid: 'Android: 설정 > 애플리케이션 > 앱 선택 > 권한',
    changeIos: 'iPhone: 설정 > 앱 선택 > 접근 허용',
  },
  en: {
    lead: (name) => `The ${name} app asks only for the permissions its services need.`,
    requiredTitle: 'Required permissions',
    requiredNone: 'There are no required permissions.',
    optionalTitle: 'Optional permissions',
    notification: 'Notifications',
    notificationUse: 'To receive updates on orders and deliveries, coupons and benefits.',
    camera: 'Camera',
    cameraUse: 'To take pictures for reviews and questions.',
    photos: 'Photos',
    photosUse: 'To choose pictures for reviews and questions.',
    contacts: 'Contacts',
    contactsUse: 'To choose the name and phone number of a gift’s recipient.',
    note: 'We ask for an optional permission when you use a feature that needs it. Everything else works without it.',
    changeTitle: 'How to change permissions',
    changeAndroid: 'Android: Settings > Apps > the app > Permissions',
    changeIos: 'iPhone: Settings > the app > Allow access',
  },
});
