import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the sheet with the ways to share a page; they come with it. */
export const shareSheetText = defineText({
  ko: {
    title: '공유하기',
    KAKAO: '카카오톡',
    FACEBOOK: '페이스북',
    TWITTER: 'X(트위터)',
    URL: 'URL 복사',
    copied: '링크를 복사했어요',
    copiedForKakao: '링크를 복사했어요. 카카오톡에 붙여 넣어 보내 주세요',
    notCopied: '링크를 복사하지 못했어요. 주소창에서 복사해 주세요',
  },
  en: {
    title: 'Share',
    KAKAO: 'KakaoTalk',
    FACEBOOK: 'Facebook',
    TWITTER: 'X (Twitter)',
    URL: 'Copy link',
    copied: 'Link copied',
    copiedForKakao: 'Link copied. Paste it into KakaoTalk',
    notCopied: 'Couldn’t copy the link. Please copy it from the address bar',
  },
});
