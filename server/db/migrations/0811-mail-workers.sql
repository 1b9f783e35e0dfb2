-- Who has leased a mail, and when each worker last gave a sign of life. The mails of a worker that is gone become due for the
-- others within seconds, without waiting for the end of their lease.
alter table mails add column "leasedBy" text;
create table "mailWorkers" (
  id text primary key,
  seen timestamptz not null default now()
);
