-- The privacy policy of shops whose texts are older names what is kept of points of who has left.
update terms set
  contents = replace(replace(contents, '첫 구매 혜택)을 다시 가입하여 거듭 받는 일을 막기 위하여',
    '첫 구매 혜택, 포토 리뷰 포인트)을 다시 가입하여 거듭 받거나 갚아야 할 포인트를 없애는 일을 막기 위하여'),
    '변환한 값과 받은 횟수를 그 혜택의', '변환한 값과 받은 횟수(갚아야 할 포인트는 그 금액)를 그 혜택의'),
  contents_en = replace(replace(contents_en, 'the first purchase) are not had again by joining anew, a keyed',
    'the first purchase, points of photo reviews) are not had again by joining anew, nor points that are owed lost, a keyed'),
    'and how often it was had, are kept', 'and how often it was had (or how many points are owed), are kept')
where type = 'PI_PROCESS';
