import { ADVERTISER } from './advertiser.ts';

/** Words of the page on which advertising is refused. */
export const UNSUBSCRIBE_TEXT = {
  title: { ko: '광고성 정보 수신거부', en: 'Refuse advertising' },
  lead: {
    ko: '딜스토어가 앱 알림으로 보내는 광고성 정보를 야간을 포함하여 더 받지 않습니다. 로그인하지 않아도 되며 비용이 들지 않습니다.',
    en: 'Dealstore will send you no more advertising in the app, by day or night. You don’t need to log in, and it’s free.',
  },
  refuse: { ko: '수신거부', en: 'Unsubscribe' },
  refused: {
    ko: (date: string) =>
      `${date} 광고성 정보 수신을 거부하셨습니다. (보내는 곳: ${ADVERTISER.name} ${ADVERTISER.phone})`,
    en: (date: string) => `You refused advertising on ${date}. (Sender: ${ADVERTISER.nameEn} ${ADVERTISER.phone})`,
  },
  unknown: {
    ko: '주소가 올바르지 않거나 이미 탈퇴하신 회원입니다. 알림 설정은 마이페이지 > 내 정보 > 알림 설정에서 바꾸실 수 있습니다.',
    en: 'The address is wrong, or its member has left. You can also refuse in My page > My information > Notification settings.',
  },
  busy: {
    ko: '지금은 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'This could not be done just now. Please try again in a moment.',
  },
  home: { ko: '딜스토어 홈으로', en: 'To Dealstore' },
} as const;
