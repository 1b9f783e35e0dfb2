-- Other programs that are told what happens, and the messages to them.
create table webhooks (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  url text collate "C" not null,
  topics jsonb not null,
  "isOn" boolean not null,
  "withPersons" boolean not null,
  "secretIssuedAt" timestamptz(3),
  "failingSince" timestamptz(3),
  "stoppedAt" timestamptz(3)
);

-- The sealed secrets: the one in use, and for a day the one before.
create table webhook_secrets (
  webhook text collate "C" primary key references webhooks (id) on delete cascade,
  sealed bytea not null,
  "sealedBefore" bytea,
  "beforeUntil" timestamptz(3)
);

create table "webhookDeliveries" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "webhookId" text collate "C" not null references webhooks (id) on delete cascade,
  type text collate "C" not null,
  "documentId" text collate "C",
  state text collate "C" not null check (state in ('waiting', 'sent', 'failed')),
  attempts bigint not null,
  "dueAt" timestamptz(3),
  status bigint,
  problem text collate "C" check (problem in ('private', 'unreachable', 'timeout', 'gone')),
  answer text collate "C",
  "triedAt" timestamptz(3)
);
create index webhook_deliveries_due on "webhookDeliveries" ("webhookId", "dueAt") where state = 'waiting';
create index webhook_deliveries_of_document on "webhookDeliveries" ("webhookId", "documentId", sequence);
create index webhook_deliveries_by_age on "webhookDeliveries" (created);
