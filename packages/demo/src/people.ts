/** A person of the demo; none of them exists. */
export interface DemoPerson {
  readonly memberNo: number;
  readonly name: string;
  /** `yyyy-MM-dd`. */
  readonly birthDate: string;
  readonly gender: 'M' | 'F';
  /** Digits only. */
  readonly phone: string;
  readonly carrier: 'DEALTEL' | 'MVNO' | 'OTHER';
  readonly gradeNo: number;
  readonly label: { readonly ko: string; readonly en: string };
}

/** The member with orders, points, coupons and a default address. */
export const HONG_GILDONG: DemoPerson = {
  memberNo: 1,
  name: '홍길동',
  birthDate: '1990-01-01',
  gender: 'M',
  phone: '01000001001',
  carrier: 'DEALTEL',
  gradeNo: 3,
  label: { ko: '홍길동 · 통신 고객, 골드, 성인', en: 'Hong Gildong · telecom customer, Gold, adult' },
};

/** The four members of the demo, each meeting another side of the shop. Assumed: the fixtures a newcomer logs in as. */
export const DEMO_MEMBERS: readonly DemoPerson[] = [
  HONG_GILDONG,
  {
    memberNo: 2,
    name: '김하늘',
    birthDate: '2012-05-05',
    gender: 'F',
    phone: '01000001002',
    carrier: 'DEALTEL',
    gradeNo: 1,
    label: { ko: '김하늘 · 미성년자', en: 'Kim Haneul · a minor' },
  },
  {
    memberNo: 3,
    name: '이다른',
    birthDate: '1985-08-15',
    gender: 'M',
    phone: '01000001003',
    carrier: 'OTHER',
    gradeNo: 2,
    label: { ko: '이다른 · 다른 통신사 성인', en: 'Lee Dareun · adult, another carrier' },
  },
  {
    memberNo: 4,
    name: '박새봄',
    birthDate: '1998-03-20',
    gender: 'F',
    phone: '01000001004',
    carrier: 'MVNO',
    gradeNo: 1,
    label: { ko: '박새봄 · 새 회원, 주문 없음', en: 'Park Saebom · new member, no orders' },
  },
];
