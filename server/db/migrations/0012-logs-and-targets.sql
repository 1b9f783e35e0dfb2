-- What happened to an account lately (contract section 4.1). Holds no secrets.
create table account_logs (
  id bigint generated always as identity primary key,
  account text collate "C" not null references accounts (id) on delete cascade,
  event text not null,
  detail text not null,
  ip text not null,
  user_agent text not null,
  time timestamptz(3) not null
);
create index account_logs_newest on account_logs (account, id desc);

-- Where an app wants its person to be told of things (contract section 4.7); gone with the session that made it.
create table push_targets (
  id text collate "C" primary key,
  account text collate "C" not null references accounts (id) on delete cascade,
  session text collate "C" not null references sessions (id) on delete cascade,
  name text not null,
  identifier text collate "C" not null,
  provider text,
  created timestamptz(3) not null,
  updated timestamptz(3) not null
);
create unique index push_targets_identifier on push_targets (identifier);
create index push_targets_account on push_targets (account, created);
create index push_targets_session on push_targets (session);
