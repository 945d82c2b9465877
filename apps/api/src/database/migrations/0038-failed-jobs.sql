-- Jobs that wait for a person are counted each time the shop's metrics are read.
create index job_failed on job (kind) where status = 'FAILED';
