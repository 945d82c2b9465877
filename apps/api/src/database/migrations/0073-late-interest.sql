-- Interest on a late refund is owed, not given: a reason of its own, and five years instead of one.
update point_lot set expires_at = (starts_at at time zone 'Asia/Seoul' + interval '60 months') at time zone 'Asia/Seoul'
from point_ledger ledger
where ledger.point_lot_no = point_lot.point_lot_no and effect_key like 'claim:%:interest' and rest_amt > 0;
update point_ledger set reason = 'ADD_LATE_INTEREST',
  expires_at = (registered_at at time zone 'Asia/Seoul' + interval '60 months') at time zone 'Asia/Seoul'
where effect_key like 'claim:%:interest';
