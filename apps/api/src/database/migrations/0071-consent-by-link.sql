-- A consent refused by the link in an advertisement names no platform: it comes from the link, opened wherever the member reads it.
alter table consent drop constraint consent_channel_check;
alter table consent add constraint consent_channel_check
  check (channel in ('PC', 'MOBILE_WEB', 'MOBILE_APP', 'AOS', 'IOS', 'SYSTEM', 'REFUSAL_LINK'));
