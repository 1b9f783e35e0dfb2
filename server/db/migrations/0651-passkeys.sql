-- Passkeys of accounts, and the challenges for adding and using one. A challenge without an account is for signing in.
create table passkeys (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created timestamptz not null,
  last_used timestamptz
);
create index passkeys_account on passkeys (account);
create table passkey_challenges (
  id text primary key,
  account text references accounts (id) on delete cascade,
  challenge text not null,
  expires timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires);
create index passkey_challenges_account on passkey_challenges (account);
