import { DAY_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { insertGrades, insertMember, logInAs, type TestMember } from './member-rows.ts';
import { insertCatalogue, WRITTEN_AT } from './product-rows.ts';

const at = (days: number) => new Date(simulatedClock().now() + days * DAY_MS);

/** Who wrote the product's inquiry, and another member. */
export interface InquiryMembers {
  readonly writer: TestMember;
  readonly other: TestMember;
}

/** Inserts product 1 with every field and row a page can show, and 2 to 5: not yet sold, no longer sold, hidden, without brand. */
export async function insertCompleteProduct(database: Database): Promise<InquiryMembers> {
  await insertCatalogue(database, [
    {
      productNo: 1,
      productName: '한라봉 3kg',
      productNameEn: 'Hallabong 3 kg',
      salePrice: 20_000,
      immediateDiscountAmt: 4_000,
      immediateDiscountEndAt: at(1),
      additionDiscountAmt: 500,
      accumulationRate: 1,
      optionType: 'COMBINATION',
      selectType: 'MULTI',
      optionLabels: ['색상', '크기'],
      optionLabelsEn: ['Colour', 'Size'],
      optionInputs: JSON.stringify([{ inputLabel: '각인', required: true }]),
      optionSwatches: JSON.stringify([
        { level: 0, value: '빨강', valueEn: 'Red', color: '#d13438' },
        { level: 0, value: '파랑', valueEn: 'Blue', color: 'url(//evil.example)' },
        { level: 7, value: '대', color: '#000000' },
        5,
      ]),
      reviewCnt: 30,
      reviewRateSum: 131,
      inquiryCnt: 3,
      deliveryTemplateNo: 2,
      partnerNo: 2,
      maxBuyTimeCnt: 5,
    },
    { productNo: 2, saleStartAt: at(1), saleStatusType: 'READY' },
    { productNo: 3, saleEndAt: at(-1) },
    { productNo: 4, displayable: false },
    { productNo: 5, brandNo: null },
  ]);
  await sql`insert into product_content (product_no, content, content_en, duty_info) values (1,
    '<h2>맛있어요</h2><script>alert(1)</script><img src="/assets/art/a.svg" alt="귤" onerror="x()"><img src="https://evil.example/p.png"><a href="javascript:x()">x</a><p id="cart" style="position:fixed;text-align:center">본문</p>',
    '<p>Sweet</p>', '[{"label":"원산지","value":"제주"},{"nothing":1},7]')`.execute(database);
  await sql`insert into product_image (product_no, image_order, type, url) values
    (1, 2, 'IMAGE_URL', '/assets/2'), (1, 1, 'IMAGE_URL', '/assets/1'), (1, 0, 'VIDEO_URL', '/assets/v')`.execute(
    database,
  );
  await sql`delete from product_option where product_no = 1`.execute(database);
  await sql`insert into product_option (option_no, product_no, option_order, label, value, value_en, add_price, opening_cnt, stock_cnt, main) values
    (101, 1, 1, '색상|크기', '빨강|대', 'Red|L', 0, 10, 4, true), (102, 1, 2, '색상|크기', '빨강|소', 'Red|S', 1000, 10, 0, false),
    (103, 1, 3, '색상|크기', '파랑|대', 'Blue|L', 500, 10, 2, false)`.execute(database);
  await sql`insert into review_rating (product_no, rate, review_cnt, photo_cnt) values (1, 5, 20, 5), (1, 4, 5, 1), (1, 1, 5, 0)`.execute(
    database,
  );
  await sql`insert into review (review_no, product_no, writer_name, rate, content, has_files, recommend_cnt, option_value, registered_at, blind)
    select n, 1, case when n % 2 = 0 then 'hong1234' else '홍길동' end, case when n <= 20 then 5 when n <= 25 then 4 else 1 end, '리뷰 ' || n,
      n % 5 = 0, (n * 7) % 30, '빨강|대', ${WRITTEN_AT}::timestamptz + n * interval '1 minute', n = 31 from generate_series(1, 31) n`.execute(
    database,
  );
  await sql`insert into review_file (review_no, file_order, url) values (5, 2, '/files/b'), (5, 1, '/files/a')`.execute(
    database,
  );
  await insertGrades(database);
  const writer = await logInAs(database, await insertMember(database));
  const other = await logInAs(database, await insertMember(database));
  await sql`insert into inquiry (inquiry_no, kind, type, product_no, member_no, writer_name, title, content, secreted, status, registered_at) values
    (1, 'PRODUCT', 'DELIVERY', 1, ${writer.memberNo}, '홍길동', '언제 와요', '궁금해요', false, 'ANSWERED', ${WRITTEN_AT}),
    (2, 'PRODUCT', 'PRODUCT', 1, ${writer.memberNo}, '홍길동', '비밀 제목', '비밀 내용', true, 'ANSWERED', ${WRITTEN_AT}::timestamptz + interval '1 hour'),
    (3, 'PRODUCT', 'PRODUCT', 1, ${other.memberNo}, '김철수', '새것인가요', '네?', false, 'ASKED', ${WRITTEN_AT}::timestamptz + interval '2 hours')`.execute(
    database,
  );
  await sql`insert into inquiry_answer (inquiry_no, answerer_name, content, registered_at) values
    (1, '별빛전자', '내일 도착합니다', ${WRITTEN_AT}), (2, '별빛전자', '비밀 답변', ${WRITTEN_AT})`.execute(database);
  await sql`insert into coupon (coupon_no, coupon_name, coupon_name_en, coupon_type, coupon_target_type, target_nos, excluded_nos, fixed_amt, discount_amt, discount_rate, max_discount_amt, min_sale_price, use_days, usable_platforms, issue_end_at, issue_type, promotion_code) values
    (1, '10% 쿠폰', '10% off', 'PRODUCT', 'PRODUCT', '{1}', '{}', false, 0, 10, 1000, 0, 7, '{MOBILE_APP}', null, 'DOWNLOAD', null),
    (2, '브랜드 쿠폰', '', 'PRODUCT', 'BRAND', '{1}', '{}', true, 700, 0, null, 0, 7, '{}', null, 'DOWNLOAD', null),
    (3, '남의 쿠폰', '', 'PRODUCT', 'PRODUCT', '{9,2}', '{}', true, 9000, 0, null, 0, 7, '{}', null, 'DOWNLOAD', null),
    (4, '끝난 쿠폰', '', 'CART', 'ALL_PRODUCT', '{}', '{}', true, 9000, 0, null, 0, 7, '{}', ${at(-1)}, 'DOWNLOAD', null),
    (5, '장바구니 쿠폰', '', 'CART', 'ALL_PRODUCT', '{}', '{}', true, 3000, 0, null, 30000, 7, '{}', null, 'DOWNLOAD', null),
    (6, '코드 쿠폰', '', 'CART', 'ALL_PRODUCT', '{}', '{}', true, 3000, 0, null, 30000, 7, '{}', null, 'CODE', 'ABC'),
    (7, '다른 상품 쿠폰', '', 'CART', 'ALL_PRODUCT', '{}', '{1}', true, 3000, 0, null, 30000, 7, '{}', null, 'DOWNLOAD', null)`.execute(
    database,
  );
  await sql`insert into coupon_issue (coupon_no, member_no, issued_at, use_start_at, use_end_at) values (2, ${writer.memberNo}, ${WRITTEN_AT}, ${WRITTEN_AT}, ${at(9)})`.execute(
    database,
  );
  return { writer, other };
}
