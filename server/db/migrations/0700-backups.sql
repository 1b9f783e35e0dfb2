-- Backups that were made or tried, newest last. It says nothing about the data, so archives leave it out.
create table backups (
  id text primary key,
  cause text not null check (cause in ('schedule', 'command', 'migration')),
  started timestamptz not null,
  -- The last sign of life. A run without one for some minutes has died with its process.
  alive timestamptz not null,
  finished timestamptz,
  -- Where the archive is: a path, or its address in an object store.
  place text,
  bytes bigint,
  -- Why it failed; null while it runs, and for a good one.
  problem text
);
create index backups_started on backups (started);
-- One scheduled run at a time, whichever instance begins it.
create unique index backups_scheduled_once on backups (cause) where cause = 'schedule' and finished is null;
