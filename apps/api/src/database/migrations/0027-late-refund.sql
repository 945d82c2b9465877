-- When a payment that came for an order that could not be kept has gone back; shop_order.refund_account says where to.
alter table payment add column refunded_at timestamptz;
update payment set refunded_at = coalesce(job.ended_at, payment.ended_at)
  from payment known left join job on kind = 'refund-payment' and unique_key = known.payment_key
  where payment.payment_no = known.payment_no and known.status = 'CANCELED'
    and (job.status = 'DONE' or job.job_no is null);

-- What was deposited asks its buyer for an account now; a job without one would never succeed.
delete from job using payment
  where kind = 'refund-payment' and job.status <> 'DONE' and payload->>'paymentKey' = payment.payment_key
    and payment.pay_type in ('VIRTUAL_ACCOUNT', 'ACCOUNT');
