-- What customers are told about their own meals, orders and money, and what became of it.
create table "customerMessages" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" references users (id) on delete cascade,
  kind text collate "C",
  "values" text,
  "documentId" text collate "C",
  state text collate "C" check (state in ('new', 'held', 'sending', 'handedOver', 'waiting', 'told', 'dropped')),
  channel text collate "C" check (channel in ('push', 'text', 'mail')),
  reason text collate "C" check (reason in ('nowhere', 'stopped', 'longAgo', 'noGateway', 'noTemplate', 'ceiling', 'failed')),
  "mailIds" jsonb not null default '[]',
  "triedAt" timestamptz(3),
  "dueAt" timestamptz(3),
  "expiresAt" timestamptz(3),
  code text collate "C" unique,
  "preparedAt" timestamptz(3),
  "createdAt" timestamptz(3) not null
);
create index customer_messages_due on "customerMessages" ("dueAt") where state in ('new', 'sending');
create index customer_messages_waiting on "customerMessages" ("userId", sequence) where state in ('waiting', 'held');
create index customer_messages_of_person on "customerMessages" ("userId", sequence);
create index customer_messages_by_age on "customerMessages" (created);

-- The owner's words for texts, and the ids under which an operator has registered them.
create table "messageTexts" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  kind text collate "C" not null,
  language text collate "C" not null,
  words text,
  "templateId" text collate "C",
  unique (kind, language)
);

-- Numbers whose owners have said that they are not the customer's.
create table stopped_numbers (
  phone text collate "C" primary key,
  at timestamptz(3) not null
);

-- People who came from a file: they are told nothing until the owner has seen whom, and what it costs.
create table message_holds (
  "userId" text collate "C" primary key references users (id) on delete cascade,
  at timestamptz(3) not null
);

-- The texts of a day, beside its codes.
alter table text_message_days add column texts bigint not null default 0;

-- Any message is remembered, so that each is told once.
alter table meal_messages drop constraint meal_messages_kind_check;

