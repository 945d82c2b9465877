import type { DefaultTheme } from 'vitepress';

/** The words around a page, in Korean. */
export const KOREAN_WORDS: DefaultTheme.Config = {
  outline: { label: '이 페이지에서' },
  docFooter: { prev: '이전', next: '다음' },
  darkModeSwitchLabel: '화면 모드',
  lightModeSwitchTitle: '밝은 화면으로',
  darkModeSwitchTitle: '어두운 화면으로',
  sidebarMenuLabel: '목차',
  returnToTopLabel: '맨 위로',
  langMenuLabel: '언어',
  skipToContentLabel: '본문으로 건너뛰기',
  notFound: { title: '페이지를 찾을 수 없어요', quote: '주소를 다시 확인해 주세요.', linkText: '처음으로' },
};

/** The words of the search, in Korean. */
export const KOREAN_SEARCH: Partial<DefaultTheme.LocalSearchOptions> = {
  translations: {
    button: { buttonText: '검색', buttonAriaLabel: '검색' },
    modal: {
      displayDetails: '자세히 보기',
      resetButtonTitle: '지우기',
      backButtonTitle: '닫기',
      noResultsText: '검색 결과가 없어요:',
      footer: {
        selectText: '열기',
        selectKeyAriaLabel: '엔터',
        navigateText: '이동',
        navigateUpKeyAriaLabel: '위 화살표',
        navigateDownKeyAriaLabel: '아래 화살표',
        closeText: '닫기',
        closeKeyAriaLabel: 'Esc',
      },
    },
  },
};
