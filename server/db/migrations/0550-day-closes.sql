-- Closed days, with their figures as they were.
create table "dayCloses" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  day text collate "C" not null,
  version bigint not null,
  counted jsonb not null,
  note text collate "C",
  "seenCash" bigint,
  drawers jsonb not null,
  methods jsonb not null,
  ends jsonb not null,
  orders bigint not null,
  "ordersAmount" bigint not null,
  tips bigint not null,
  "lateReceived" bigint not null,
  "lateReceivedAmount" bigint not null,
  "lateGivenBack" bigint not null,
  "lateGivenBackAmount" bigint not null,
  owed bigint not null,
  "owedAmount" bigint not null,
  "openOrders" bigint not null,
  "closedBy" text collate "C",
  "closedByName" text collate "C",
  "closedAt" timestamptz(3) not null,
  "reopenReason" text collate "C",
  "reopenedBy" text collate "C",
  "reopenedByName" text collate "C",
  "reopenedAt" timestamptz(3)
);
create unique index day_closes_version on "dayCloses" (day, version);
create unique index day_closes_once on "dayCloses" (day) where "reopenedAt" is null;

-- What each closed day consists of. The primary key lets nothing belong to two days. Opening a day again removes its rows.
create table "dayCloseEntries" (
  kind text collate "C" not null check (kind in ('payment', 'refund', 'order', 'end')),
  id text collate "C" not null,
  "closeId" text collate "C" not null references "dayCloses" (id) deferrable initially deferred,
  primary key (kind, id)
);
create index day_close_entries_of_close on "dayCloseEntries" ("closeId", kind);

-- Closing and opening days lock this row, so that they happen one after another.
create table day_close_lock (only_row boolean primary key default true check (only_row));
insert into day_close_lock default values;

-- The ledger by time.
create index payments_paid on payments ("paidAt", id) where state = 'paid';
create index refunds_done on refunds ("doneAt", id) where "doneAt" is not null;
create index refunds_owed on refunds (created) where "doneAt" is null;
create index orders_ended on orders ("statusSince", id) where status in ('rejected', 'cancelled', 'expired');
