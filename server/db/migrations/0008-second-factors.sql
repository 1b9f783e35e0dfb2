-- Two-step login (contract section 4.6). The secret of an authenticator and the recovery codes are sealed with a key of
-- this kitchen; totp_step is the last time step a code was taken of, so that none is taken twice.
alter table accounts
  add column mfa boolean not null default false,
  add column totp_secret bytea,
  add column totp_verified boolean not null default false,
  add column totp_step bigint,
  add column recovery_codes bytea;

create table challenges (
  id text collate "C" primary key,
  account text collate "C" not null references accounts (id) on delete cascade,
  session text collate "C" not null references sessions (id) on delete cascade,
  factor text not null,
  -- Of what was sent by mail or phone; unset when the person has the code from elsewhere.
  code_hash text,
  guesses integer not null default 0,
  created timestamptz(3) not null,
  expires timestamptz(3) not null
);
create index challenges_account on challenges (account);

-- Keys this kitchen made for itself, the same for all its instances.
create table if not exists server_keys (
  name text primary key,
  key bytea not null,
  created timestamptz not null default now()
);
