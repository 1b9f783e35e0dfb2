-- What the kitchen pays back of customers' balances: because they ask for it, or have closed their login.
create table "balanceRefunds" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  amount bigint not null check (amount > 0),
  state text collate "C" not null check (state in ('due', 'paid', 'withdrawn')),
  "payTo" text,
  "closedLogin" boolean not null default false,
  name text,
  phone text collate "C",
  email text collate "C",
  "paidBy" text collate "C" check ("paidBy" in ('cash', 'bank')),
  reference text collate "C",
  "recordedBy" text collate "C",
  "paidAt" timestamptz(3),
  "createdAt" timestamptz(3) not null
);
-- A customer waits for one refund at most, whose amount is all that they have.
create unique index balance_refund_due_once on "balanceRefunds" ("userId") where state = 'due';
create index balance_refunds_of_person on "balanceRefunds" ("userId", sequence);
create index balance_refunds_of_person_created on "balanceRefunds" ("userId", created);
create index balance_refunds_of_person_updated on "balanceRefunds" ("userId", updated);
create index balance_refunds_of_person_id on "balanceRefunds" ("userId", id);
