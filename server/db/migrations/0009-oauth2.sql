-- Who a person is elsewhere (contract section 4.3). What the provider gave out stays with the session it was given for.
create table identities (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  provider text collate "C" not null,
  "providerUid" text collate "C" not null,
  "providerEmail" text collate "C" not null
);
create unique index identities_person on identities (provider, "providerUid");
create index identities_user on identities ("userId", sequence);

-- Somebody who has gone to a provider and not come back. Hashes only: neither the state nor the browser's cookie, nor
-- anything made of them, can be read here.
create table oauth2_flows (
  state_hash text primary key,
  -- Unset when a program asked, which has no browser yet.
  browser_hash text,
  provider text not null,
  kind text not null check (kind in ('session', 'token')),
  success text not null,
  failure text,
  -- Who is to be known by the provider from now on; unset when somebody signs in.
  account text collate "C" references accounts (id) on delete cascade,
  created timestamptz(3) not null
);
create index oauth2_flows_created on oauth2_flows (created);

-- Which provider stands behind a secret that was given to somebody who came back from one.
alter table tokens add column provider text not null default '';
