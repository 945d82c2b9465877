-- The parcel an exchange was sent out again in: its carrier, its invoice number and its way are shown with the claim.
alter table claim_option add column exchange_delivery_no bigint references order_delivery;
update claim_option set exchange_delivery_no = order_option.delivery_no
  from claim, order_option
  where claim.claim_no = claim_option.claim_no and order_option.order_option_no = claim_option.order_option_no
    and claim_class_type = 'RETURN_EXCHANGE' and claim.claim_status_type = 'EXCHANGE_DONE'
    and order_option.claim_no = claim.claim_no;

-- Who left before is forgotten once more: photos and words of claims and the texts typed with goods had stayed.
insert into job (kind, payload, due_at, created_at)
  select 'forget-member', jsonb_build_object('memberNo', member_no), withdrawn_at, withdrawn_at
  from member where status = 'WITHDRAWN' and withdrawn_at is not null;
