-- The outbox: a mail is written in the transaction of its cause and sent after that by whichever server claims it.
create table mails (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  kind text collate "C" not null,
  "to" text collate "C" not null,
  "replyTo" text collate "C",
  subject text collate "C" not null,
  text text collate "C" not null,
  html text collate "C" not null,
  "unsubscribeUrl" text collate "C",
  status text collate "C" not null,
  attempts bigint not null default 0,
  error text collate "C",
  "createdAt" timestamptz(3) not null,
  "dueAt" timestamptz(3) not null,
  "sentAt" timestamptz(3)
);
create index mails_due on mails ("dueAt") where status in ('queued', 'sending');

-- One secret of each kind for an account: a newer one takes the place of the older. Only its hash is stored.
create table tokens (
  id text collate "C" primary key,
  account text collate "C" not null references accounts (id) on delete cascade,
  kind text not null,
  secret_hash text not null,
  created timestamptz(3) not null,
  expires timestamptz(3) not null,
  unique (account, kind)
);

-- What a client keeps with an account, replaced as a whole (contract section 4.1).
alter table accounts add column prefs jsonb not null default '{}';
