import type { DutyGroup } from './word.ts';

/** What a line of the notice is filled with besides fixed words. */
export interface DutyFacts {
  readonly productName: string;
  readonly model: string;
  readonly size: string;
  readonly color: string;
  readonly origin: string;
  readonly maker: string;
  /** `yyyy.MM`. */
  readonly madeAt: string;
}

/** A line of the legal notice; `{…}` names a fact. */
type Line = readonly [label: string, value: string];

const SERVICE: Line = ['소비자상담 관련 전화번호', '1500-0000'];
const WARRANTY: Line = ['품질보증기준', '관련 법 및 소비자분쟁해결기준에 따름'];
const MADE_BY: Line = ['제조자/수입자', '{maker}'];
const MADE_IN: Line = ['제조국', '{origin}'];
const MADE_AT: Line = ['제조연월', '{madeAt} (입고분에 따라 다를 수 있음)'];
const NAME: Line = ['품명 및 모델명', '{productName} / {model}'];

/** The lines the law asks for, by product group. Source: 상품정보제공 고시 별표. */
export const DUTY_LINES: Readonly<Record<DutyGroup, readonly Line[]>> = {
  mobile: [
    NAME,
    ['KC 인증정보', '해당 없음 또는 상품 상세 참조'],
    ['동일모델의 출시연월', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['크기, 무게', '{size}'],
    ['주요 사양', '상품 상세 참조'],
    WARRANTY,
    SERVICE,
  ],
  electronics: [
    NAME,
    ['KC 인증정보', 'R-R-000-가상-{model}'],
    ['정격전압, 소비전력', 'DC 5V / 1A'],
    ['동일모델의 출시연월', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['크기, 용량', '{size}'],
    WARRANTY,
    SERVICE,
  ],
  appliance: [
    NAME,
    ['KC 인증정보', 'HU-000-가상-{model}'],
    ['정격전압, 소비전력', '220V / 60Hz'],
    ['에너지소비효율등급', '1등급'],
    ['동일모델의 출시연월', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['크기', '{size}'],
    ['설치비용', '별도 설치비 없음'],
    WARRANTY,
    SERVICE,
  ],
  fresh: [
    ['품목 또는 명칭', '{productName}'],
    ['포장단위별 용량, 수량', '{size}'],
    ['생산자', '{maker}'],
    ['원산지', '{origin}'],
    ['생산연월일', '주문 후 당일 수확·가공하여 발송'],
    ['관련법상 표시사항', '농수산물 품질관리법에 따른 표시 적합'],
    ['보관방법', '냉장 또는 서늘한 곳 보관'],
    SERVICE,
  ],
  processed: [
    ['제품명', '{productName}'],
    ['식품의 유형', '상품 상세 참조'],
    ['생산자 및 소재지', '{maker}'],
    ['제조연월일, 소비기한', '{madeAt} 제조, 제조일로부터 12개월'],
    ['포장단위별 용량, 수량', '{size}'],
    ['원재료명 및 함량', '상품 상세 참조'],
    ['영양성분', '상품 상세 참조'],
    ['유전자변형식품 여부', '해당 없음'],
    SERVICE,
  ],
  health: [
    ['제품명', '{productName}'],
    ['식품의 유형', '건강기능식품'],
    ['제조업소의 명칭과 소재지', '{maker}'],
    ['소비기한 및 보관방법', '제조일로부터 24개월, 직사광선을 피해 보관'],
    ['포장단위별 용량, 수량', '{size}'],
    ['영양·기능 정보', '상품 상세 참조'],
    ['섭취량, 섭취방법 및 주의사항', '1일 1회 섭취, 이상사례가 있으면 섭취 중단 후 전문가 상담'],
    ['질병의 예방 및 치료를 위한 의약품이 아니라는 내용', '본 제품은 질병의 예방 및 치료를 위한 의약품이 아닙니다.'],
    SERVICE,
  ],
  cosmetics: [
    ['용량 또는 중량', '{size}'],
    ['제품 주요 사양', '모든 피부용'],
    ['사용기한', '제조일로부터 36개월, 개봉 후 12개월'],
    ['사용방법', '적당량을 덜어 부드럽게 펴 바릅니다.'],
    ['화장품제조업자 및 책임판매업자', '{maker}'],
    MADE_IN,
    ['화장품법에 따른 모든 성분', '상품 상세 참조'],
    ['사용할 때의 주의사항', '이상이 있으면 사용을 멈추고 전문의와 상담하시기 바랍니다.'],
    WARRANTY,
    SERVICE,
  ],
  clothes: [
    ['제품 소재', '상품 상세 참조'],
    ['색상', '{color}'],
    ['치수', '{size}'],
    ['제조자/수입자', '{maker}'],
    MADE_IN,
    ['세탁방법 및 취급 시 주의사항', '찬물 단독 손세탁, 건조기 사용 금지'],
    MADE_AT,
    WARRANTY,
    SERVICE,
  ],
  accessories: [
    ['종류', '{productName}'],
    ['주소재', '상품 상세 참조'],
    ['색상', '{color}'],
    ['크기', '{size}'],
    MADE_BY,
    MADE_IN,
    ['취급 시 주의사항', '물과 직사광선을 피해 보관'],
    WARRANTY,
    SERVICE,
  ],
  furniture: [
    ['품명', '{productName}'],
    ['KC 인증정보', '해당 없음 또는 상품 상세 참조'],
    ['색상', '{color}'],
    ['구성품', '상품 상세 참조'],
    ['주요 소재', '상품 상세 참조'],
    MADE_BY,
    MADE_IN,
    ['크기', '{size}'],
    ['배송·설치비용', '배송비 안내 참조'],
    WARRANTY,
    SERVICE,
  ],
  kitchen: [
    NAME,
    ['재질', '상품 상세 참조'],
    ['구성품', '본품 1세트'],
    ['크기', '{size}'],
    ['동일모델의 출시연월', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['수입식품안전관리특별법에 따른 신고', '해당 시 신고 완료'],
    WARRANTY,
    SERVICE,
  ],
  household: [
    NAME,
    ['용도 및 제형', '상품 상세 참조'],
    ['제조연월 및 유통기한', '{madeAt} 제조, 36개월'],
    ['중량·용량·매수', '{size}'],
    ['안전기준 적합확인 신고번호', 'FB00-00-0000 (가상)'],
    MADE_BY,
    MADE_IN,
    WARRANTY,
    SERVICE,
  ],
  kids: [
    NAME,
    ['KC 인증정보', 'CB000R000-0000 (가상)'],
    ['크기, 중량', '{size}'],
    ['색상', '{color}'],
    ['재질', '상품 상세 참조'],
    ['사용연령', '상품 상세 참조'],
    ['동일모델의 출시연월', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['취급방법 및 주의사항', '보호자의 지도 아래 사용하시기 바랍니다.'],
    WARRANTY,
    SERVICE,
  ],
  pets: [
    ['품명', '{productName}'],
    ['중량 또는 크기', '{size}'],
    ['원료 또는 재질', '상품 상세 참조'],
    ['제조연월 및 유통기한', '{madeAt} 제조, 18개월'],
    MADE_BY,
    MADE_IN,
    ['취급 시 주의사항', '서늘하고 건조한 곳에 보관'],
    WARRANTY,
    SERVICE,
  ],
  sports: [
    NAME,
    ['크기, 중량', '{size}'],
    ['색상', '{color}'],
    ['재질', '상품 상세 참조'],
    ['제품 구성', '본품, 설명서'],
    ['동일모델의 출시연월', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    WARRANTY,
    SERVICE,
  ],
  voucher: [
    ['발행자', '{maker}'],
    ['유효기간 및 이용조건', '발행일로부터 1년, 만료 전 연장 가능'],
    ['이용 가능 매장', '전국 가상 매장'],
    ['잔액 환급 조건', '권면금액의 60% 이상 사용 시 잔액 환급'],
    ['청약철회 및 환불', '구매일로부터 7일 이내 전액 환불, 이후 90% 환불'],
    SERVICE,
  ],
};
