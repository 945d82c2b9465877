/** What shoppers look for most, 1 to 10. */
export const POPULAR_KEYWORDS = [
  '한라봉',
  '무선 이어폰',
  '패딩',
  '보조배터리',
  '홍삼',
  '수분 크림',
  '가습기',
  '강아지 간식',
  '캠핑 체어',
  '물티슈',
] as const;

/** What the shop would show. */
export const RECOMMENDED_KEYWORDS = [
  '겨울 이불',
  '선물세트',
  '로봇청소기',
  '딸기',
  '니트',
  '커피 쿠폰',
  '비타민',
  '머그컵',
  '전기히터',
  '핸드크림',
] as const;
