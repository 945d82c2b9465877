-- Old alarms are found by their age: they are removed 30 days after they were written, read or not.
create index alarm_age on alarm (created_at);
