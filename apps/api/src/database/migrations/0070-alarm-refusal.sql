-- An advertisement among the alarms names where it is refused beside its words, so that it can be a link.
alter table alarm add column refusal_url text not null default '';
update alarm set
  refusal_url = '/refuse/' || refusal_token,
  content = regexp_replace(alarm.content, ': https?://\S+$', ''),
  content_en = regexp_replace(alarm.content_en, ': https?://\S+$', '')
from message_sent where message_sent.effect_key = alarm.effect_key and refusal_token is not null;
