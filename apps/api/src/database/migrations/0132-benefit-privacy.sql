-- The privacy policy of shops whose texts are older names what is kept of who has left, why and how long.
update terms set
  contents = replace(contents, '<p>계약과 청약철회에 관한 기록 5년,',
    '<p>한 번만 드리는 혜택(쿠폰, 이달의 멤버십 쿠폰, 이벤트와 출석 참여, 첫 구매 혜택)을 다시 가입하여 거듭 받는 일을 막기 위하여, 탈퇴한 분의 연계정보를 혜택마다 비밀 키로 일방향 변환한 값과 받은 횟수를 그 혜택의 기간이 끝날 때까지(기간이 없는 혜택은 탈퇴한 날부터 1년) 보관하고, 끝나면 바로 파기합니다. 이 값만으로는 누구인지 알 수 없습니다.</p>' ||
    '<p>계약과 청약철회에 관한 기록 5년,'),
  contents_en = replace(contents_en, '<p>By law: contracts and withdrawals 5 years,',
    '<p>So that benefits given once (coupons, the month’s membership coupon, events and attendance, the first purchase) are not had again by joining anew, a keyed one-way digest of the verification result for each benefit, and how often it was had, are kept of who leaves until the term of the benefit ends (a year from leaving where it has none), and then destroyed. The digest alone does not tell who it was.</p>' ||
    '<p>By law: contracts and withdrawals 5 years,')
where type = 'PI_PROCESS' and contents like '%<p>계약과 청약철회에 관한 기록 5년,%';
