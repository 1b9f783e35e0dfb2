-- What instances share to serve HTTPS: the key and the certificate, the key of the account at the authority, and how the last
-- attempt ended. Sealed with the server key 'https'; no part of backups.
create table https_secrets (
  name text collate "C" primary key,
  sealed bytea not null,
  "changedAt" timestamptz not null default now()
);

-- Trials in which the newest backup was restored. One row each; of this machine, so no part of backups.
create table restore_drills (
  id text collate "C" primary key,
  started timestamptz not null,
  alive timestamptz not null,
  finished timestamptz,
  -- Why it failed; null if it succeeded.
  problem text,
  -- The archive, and the moment whose data it has.
  archive text,
  "archivedAt" timestamptz,
  seconds double precision,
  orders integer
);
create index restore_drills_by_start on restore_drills (started);
-- Only one runs at a time.
create unique index restore_drills_running on restore_drills ((true)) where finished is null;
