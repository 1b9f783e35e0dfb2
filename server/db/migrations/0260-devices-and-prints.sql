-- Machines of the kitchen that sign in with a token of their own.
create table devices (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  name text collate "C" not null,
  kind text collate "C" not null check (kind in ('printer', 'kitchenTablet')),
  "tokenIssuedAt" timestamptz(3),
  "lastSeenAt" timestamptz(3)
);

-- The hash of each device's current token.
create table device_tokens (
  device text collate "C" primary key references devices (id) on delete cascade,
  secret_hash text not null
);

-- What was printed of each order, and what is being printed.
create table prints (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "orderId" text collate "C" not null references orders (id) on delete cascade,
  sheet text collate "C" not null check (sheet in ('ticket', 'bill')),
  copy bigint not null check (copy > 0),
  "deviceId" text collate "C",
  "agentId" text collate "C",
  "actorId" text collate "C",
  state text collate "C" not null check (state in ('printing', 'printed')),
  "claimedUntil" timestamptz(3),
  "printedAt" timestamptz(3)
);
create index prints_of_order on prints ("orderId");
create unique index prints_of_device on prints ("deviceId", "orderId", sheet) where "deviceId" is not null;
