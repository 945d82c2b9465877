-- The texts of older shops say what is so: points that are spent are owed, and what makes a device known is kept in a cookie.
update terms set
  contents = replace(contents, '반품한 상품의 구매확정으로 받은 포인트는 남아 있는 만큼 돌려받습니다.',
    '반품한 상품의 구매확정으로 받은 포인트는 돌려받습니다. 이미 쓴 포인트는 다음에 생기는 포인트에서 뺍니다.'),
  contents_en = replace(contents_en, 'Points that the confirmation of returned goods has brought are taken back as far as they are still there.',
    'Points that the confirmation of returned goods has brought are taken back. Those that are spent are set off against the points that come next.')
where type = 'REFUND_POLICY';
update terms set
  contents = replace(contents, '로그인 상태와 언어 설정을 유지하고 이용 통계를 내기 위하여',
    '로그인 상태와 언어 설정을 유지하고, 처음 보는 기기의 로그인을 회원에게 알리고, 이용 통계를 내기 위하여'),
  contents_en = replace(contents_en, 'Cookies keep the login, the language and usage statistics;',
    'Cookies keep the login, the language, what makes a new device known as new, and usage statistics;')
where type = 'PI_PROCESS';
