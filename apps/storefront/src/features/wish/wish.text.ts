import { defineText } from '../../locale/define-text.ts';

/** Words of recently viewed products and the wish list. */
export const wishText = defineText({
  ko: {
    recent: '최근 본 상품',
    count: (count: number) => `${count}개`,
    device: '이 기기에서 본 상품을 50개까지 보여드려요',
    edit: '편집',
    done: '완료',
    all: '전체선택',
    remove: (count: number) => (count > 0 ? `${count}개 삭제` : '삭제'),
    removed: (count: number) => `${count}개를 삭제했어요`,
    recentEmpty: '최근 본 상품이 없어요',
    recentEmptyAction: '상품 둘러보기',
    adult: '19세 이상만 볼 수 있어요',
  },
  en: {
    recent: 'Recently viewed',
    count: (count) => (count === 1 ? '1 product' : `${count} products`),
    device: 'Up to 50 products viewed on this device',
    edit: 'Edit',
    done: 'Done',
    all: 'Select all',
    remove: (count) => (count > 0 ? `Delete ${count}` : 'Delete'),
    removed: (count) => (count === 1 ? '1 product deleted' : `${count} products deleted`),
    recentEmpty: 'You have not viewed any products yet',
    recentEmptyAction: 'Look around',
    adult: 'Only for adults of 19 and over',
  },
});
