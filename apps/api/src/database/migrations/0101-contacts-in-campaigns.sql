-- What a campaign's values and the addresses of pages told of a person before it was left out on arrival.
update behavior_history
set detail = regexp_replace(
  regexp_replace(detail::text, '[[:alnum:]._+%-]+@[[:alnum:]-]+([.][[:alnum:]-]+)+', '***', 'g'),
  '(^|[^0-9])([+]82[ ().,_/-]{0,3}0?|0)1[016789]([ ().,_/-]{0,3}[0-9]){7,8}(?![0-9])', '\1***', 'g'
)::jsonb
where detail::text ~ '@|[+]82|01[016789]';
