-- The statements that were sent: one for each customer and period.
create table statements (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  period text collate "C" not null,
  "closing" bigint not null,
  "dueOn" text collate "C",
  unpaid bigint,
  "remindedBefore" timestamptz(3),
  "remindedAfter" timestamptz(3),
  "createdAt" timestamptz(3) not null
);
create unique index statements_once on statements ("userId", period);
create index statements_of_person on statements ("userId", sequence);
create index statements_of_person_created on statements ("userId", created);
create index statements_of_person_updated on statements ("userId", updated);
create index statements_of_person_id on statements ("userId", id);
create index statements_due on statements ("dueOn") where "dueOn" is not null;
create index ledger_entries_of_person_at on "ledgerEntries" ("userId", at);
