-- The link in an advertisement by which all further ones are refused without a log-in. It can do nothing else, and the message has it anyway.
alter table message_sent add column refusal_token text unique;
