import type { DutyGroup, Word } from './word.ts';

/** What a line of the notice is filled with besides fixed words, in both languages where they differ. */
export interface DutyFacts {
  readonly productName: Word;
  readonly model: string;
  readonly size: Word;
  readonly color: Word;
  readonly material: Word;
  readonly origin: Word;
  readonly maker: Word;
  /** `yyyy.MM`. */
  readonly madeAt: string;
}

/** A line of the legal notice; `{…}` names a fact. */
type Line = readonly [label: Word, value: Word];

const SERVICE: Line = ['소비자상담 관련 전화번호|Consumer hotline', '1500-0000'];
const WARRANTY: Line = [
  '품질보증기준|Warranty',
  '관련 법 및 소비자분쟁해결기준에 따름|Under applicable law and the consumer dispute resolution standards',
];
const MADE_BY: Line = ['제조자/수입자|Manufacturer / importer', '{maker}'];
const MADE_IN: Line = ['제조국|Made in', '{origin}'];
const MADE_AT: Line = [
  '제조연월|Date of manufacture',
  '{madeAt} (입고분에 따라 다를 수 있음)|{madeAt} (may differ by batch)',
];
const NAME: Line = ['품명 및 모델명|Product and model', '{productName} / {model}'];

/** The lines the law asks for, by product group. Source: 상품정보제공 고시 별표. */
export const DUTY_LINES: Readonly<Record<DutyGroup, readonly Line[]>> = {
  mobile: [
    NAME,
    ['KC 인증정보|KC certification', '해당 없음 또는 상품 상세 참조|Not applicable, or see the description'],
    ['동일모델의 출시연월|Model released', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['크기, 무게|Size and weight', '{size}'],
    ['주요 사양|Main specification', '상품 상세 참조|See the description'],
    WARRANTY,
    SERVICE,
  ],
  electronics: [
    NAME,
    ['KC 인증정보|KC certification', 'R-R-000-가상-{model}|R-R-000-fictitious-{model}'],
    ['정격전압, 소비전력|Voltage and power', 'DC 5V / 1A'],
    ['동일모델의 출시연월|Model released', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['크기, 용량|Size and capacity', '{size}'],
    WARRANTY,
    SERVICE,
  ],
  appliance: [
    NAME,
    ['KC 인증정보|KC certification', 'HU-000-가상-{model}|HU-000-fictitious-{model}'],
    ['정격전압, 소비전력|Voltage and power', '220V / 60Hz'],
    ['에너지소비효율등급|Energy grade', '1등급|Grade 1'],
    ['동일모델의 출시연월|Model released', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['크기|Size', '{size}'],
    ['설치비용|Installation cost', '별도 설치비 없음|None'],
    WARRANTY,
    SERVICE,
  ],
  fresh: [
    ['품목 또는 명칭|Item', '{productName}'],
    ['포장단위별 용량, 수량|Amount per pack', '{size}'],
    ['생산자|Producer', '{maker}'],
    ['원산지|Origin', '{origin}'],
    ['생산연월일|Produced on', '주문 후 당일 수확·가공하여 발송|Harvested and sent on the day of the order'],
    [
      '관련법상 표시사항|Labels required by law',
      '농수산물 품질관리법에 따른 표시 적합|As the produce quality law asks',
    ],
    ['보관방법|Storage', '냉장 또는 서늘한 곳 보관|Keep chilled or cool'],
    SERVICE,
  ],
  processed: [
    ['제품명|Product', '{productName}'],
    ['식품의 유형|Type of food', '상품 상세 참조|See the description'],
    ['생산자 및 소재지|Producer and place', '{maker}'],
    ['제조연월일, 소비기한|Date of manufacture, use by', '{madeAt} 제조, 제조일로부터 12개월|Made {madeAt}, 12 months'],
    ['포장단위별 용량, 수량|Amount per pack', '{size}'],
    ['원재료명 및 함량|Ingredients', '상품 상세 참조|See the description'],
    ['영양성분|Nutrition', '상품 상세 참조|See the description'],
    ['유전자변형식품 여부|Genetically modified', '해당 없음|Not applicable'],
    SERVICE,
  ],
  health: [
    ['제품명|Product', '{productName}'],
    ['식품의 유형|Type of food', '건강기능식품|Health functional food'],
    ['제조업소의 명칭과 소재지|Manufacturer and place', '{maker}'],
    [
      '소비기한 및 보관방법|Use by and storage',
      '제조일로부터 24개월, 직사광선을 피해 보관|24 months, keep from direct sun',
    ],
    ['포장단위별 용량, 수량|Amount per pack', '{size}'],
    ['영양·기능 정보|Nutrition and function', '상품 상세 참조|See the description'],
    [
      '섭취량, 섭취방법 및 주의사항|Dosage and cautions',
      '1일 1회 섭취, 이상사례가 있으면 섭취 중단 후 전문가 상담|Once a day; stop and ask a professional if unwell',
    ],
    [
      '질병의 예방 및 치료를 위한 의약품이 아니라는 내용|Not a medicine',
      '본 제품은 질병의 예방 및 치료를 위한 의약품이 아닙니다.|This product is not a medicine for preventing or treating disease.',
    ],
    SERVICE,
  ],
  cosmetics: [
    ['용량 또는 중량|Volume or weight', '{size}'],
    ['제품 주요 사양|Main features', '모든 피부용|For all skin types'],
    ['사용기한|Use by', '제조일로부터 36개월, 개봉 후 12개월|36 months, 12 after opening'],
    ['사용방법|How to use', '적당량을 덜어 부드럽게 펴 바릅니다.|Apply a little and spread gently.'],
    ['화장품제조업자 및 책임판매업자|Manufacturer and seller', '{maker}'],
    MADE_IN,
    ['화장품법에 따른 모든 성분|All ingredients', '상품 상세 참조|See the description'],
    [
      '사용할 때의 주의사항|Cautions',
      '이상이 있으면 사용을 멈추고 전문의와 상담하시기 바랍니다.|Stop and see a doctor if anything is wrong.',
    ],
    WARRANTY,
    SERVICE,
  ],
  clothes: [
    ['제품 소재|Fabric', '{material}'],
    ['색상|Color', '{color}'],
    ['치수|Size', '{size}'],
    ['제조자/수입자|Manufacturer / importer', '{maker}'],
    MADE_IN,
    [
      '세탁방법 및 취급 시 주의사항|Washing and care',
      '찬물 단독 손세탁, 건조기 사용 금지|Hand wash cold and alone, no dryer',
    ],
    MADE_AT,
    WARRANTY,
    SERVICE,
  ],
  accessories: [
    ['종류|Kind', '{productName}'],
    ['주소재|Main material', '{material}'],
    ['색상|Color', '{color}'],
    ['크기|Size', '{size}'],
    MADE_BY,
    MADE_IN,
    ['취급 시 주의사항|Handling', '물과 직사광선을 피해 보관|Keep from water and direct sun'],
    WARRANTY,
    SERVICE,
  ],
  furniture: [
    ['품명|Product', '{productName}'],
    ['KC 인증정보|KC certification', '해당 없음 또는 상품 상세 참조|Not applicable, or see the description'],
    ['색상|Color', '{color}'],
    ['구성품|What is in the box', '상품 상세 참조|See the description'],
    ['주요 소재|Main material', '상품 상세 참조|See the description'],
    MADE_BY,
    MADE_IN,
    ['크기|Size', '{size}'],
    ['배송·설치비용|Delivery and installation cost', '배송비 안내 참조|See the delivery fees'],
    WARRANTY,
    SERVICE,
  ],
  kitchen: [
    NAME,
    ['재질|Material', '상품 상세 참조|See the description'],
    ['구성품|What is in the box', '본품 1세트|One set'],
    ['크기|Size', '{size}'],
    ['동일모델의 출시연월|Model released', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    ['수입식품안전관리특별법에 따른 신고|Import food safety report', '해당 시 신고 완료|Reported where it applies'],
    WARRANTY,
    SERVICE,
  ],
  household: [
    NAME,
    ['용도 및 제형|Use and form', '상품 상세 참조|See the description'],
    ['제조연월 및 유통기한|Date of manufacture and best before', '{madeAt} 제조, 36개월|Made {madeAt}, 36 months'],
    ['중량·용량·매수|Weight, volume or count', '{size}'],
    ['안전기준 적합확인 신고번호|Safety report number', 'FB00-00-0000 (가상)|FB00-00-0000 (fictitious)'],
    MADE_BY,
    MADE_IN,
    WARRANTY,
    SERVICE,
  ],
  kids: [
    NAME,
    ['KC 인증정보|KC certification', 'CB000R000-0000 (가상)|CB000R000-0000 (fictitious)'],
    ['크기, 중량|Size and weight', '{size}'],
    ['색상|Color', '{color}'],
    ['재질|Material', '상품 상세 참조|See the description'],
    ['사용연령|Age', '상품 상세 참조|See the description'],
    ['동일모델의 출시연월|Model released', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    [
      '취급방법 및 주의사항|Handling and cautions',
      '보호자의 지도 아래 사용하시기 바랍니다.|Use under adult supervision.',
    ],
    WARRANTY,
    SERVICE,
  ],
  pets: [
    ['품명|Product', '{productName}'],
    ['중량 또는 크기|Weight or size', '{size}'],
    ['원료 또는 재질|Ingredients or material', '상품 상세 참조|See the description'],
    ['제조연월 및 유통기한|Date of manufacture and best before', '{madeAt} 제조, 18개월|Made {madeAt}, 18 months'],
    MADE_BY,
    MADE_IN,
    ['취급 시 주의사항|Handling', '서늘하고 건조한 곳에 보관|Keep cool and dry'],
    WARRANTY,
    SERVICE,
  ],
  sports: [
    NAME,
    ['크기, 중량|Size and weight', '{size}'],
    ['색상|Color', '{color}'],
    ['재질|Material', '상품 상세 참조|See the description'],
    ['제품 구성|Contents', '본품, 설명서|Product, manual'],
    ['동일모델의 출시연월|Model released', '{madeAt}'],
    MADE_BY,
    MADE_IN,
    WARRANTY,
    SERVICE,
  ],
  voucher: [
    ['발행자|Issuer', '{maker}'],
    [
      '유효기간 및 이용조건|Validity and conditions',
      '발행일로부터 1년, 만료 전 연장 가능|One year from issue, extendable',
    ],
    ['이용 가능 매장|Where to use', '전국 가상 매장|Fictitious shops nationwide'],
    ['잔액 환급 조건|Refund of the balance', '권면금액의 60% 이상 사용 시 잔액 환급|When 60% of the value is used'],
    [
      '청약철회 및 환불|Withdrawal and refund',
      '구매일로부터 7일 이내 전액 환불, 이후 90% 환불|In full within 7 days, 90% afterwards',
    ],
    SERVICE,
  ],
};
