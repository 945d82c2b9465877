import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the menu beside a member's pages. Their entries are called what their routes are. */
export const myPageText = defineText({
  ko: {
    menu: '마이페이지 메뉴',
    shopping: '쇼핑',
    benefits: '혜택',
    activity: '활동',
    account: '회원',
    help: '고객센터',
  },
  en: {
    menu: 'My page menu',
    shopping: 'Shopping',
    benefits: 'Benefits',
    activity: 'Activity',
    account: 'Account',
    help: 'Help',
  },
});
