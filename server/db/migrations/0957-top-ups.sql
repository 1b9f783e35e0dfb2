-- What customers pay into their balance.
create table "topUps" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  amount bigint not null check (amount > 0),
  way text collate "C" not null check (way in ('direct', 'gateway')),
  state text collate "C" not null check (state in ('open', 'paid', 'dropped')),
  reference text collate "C",
  "claimedAt" timestamptz(3),
  "deniedAt" timestamptz(3),
  "recordedBy" text collate "C",
  "paidAt" timestamptz(3),
  "createdAt" timestamptz(3) not null
);
create index top_ups_of_person on "topUps" ("userId", sequence);
create index top_ups_of_person_created on "topUps" ("userId", created);
create index top_ups_of_person_updated on "topUps" ("userId", updated);
create index top_ups_of_person_id on "topUps" ("userId", id);
create index top_ups_open on "topUps" (sequence) where state = 'open';

-- The gateway's page of a top-up, stored under our name of it before the gateway is asked for it.
create table "topUpPages" (
  reference text collate "C" primary key,
  "topUpId" text collate "C" not null unique references "topUps" (id) on delete cascade,
  "gatewayId" text collate "C" unique,
  url text,
  "createdAt" timestamptz(3) not null,
  "expiresAt" timestamptz(3) not null,
  -- When the gateway is asked again how far it is; null: it is over.
  "checkAt" timestamptz(3)
);
create index top_up_pages_to_check on "topUpPages" ("checkAt") where "checkAt" is not null;

alter table "ledgerEntries" drop constraint "ledgerEntries_referenceKind_check",
  add constraint "ledgerEntries_referenceKind_check"
    check ("referenceKind" in ('payment', 'refund', 'meal', 'transfer', 'topUp', 'payout'));

-- Whoever counts the number of a transfer, for an order or in the ledger, does so alone.
insert into locks (name) values ('transfer numbers');
