-- Consents as they were given and withdrawn, and how a subscription was changed last.
create table consents (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  email text collate "C" not null,
  "userId" text collate "C",
  purpose text collate "C" not null,
  given boolean not null,
  way text collate "C" not null,
  notice text collate "C" not null,
  "createdAt" timestamptz(3) not null
);
create index consents_of_account on consents ("userId");
create index consents_of_email on consents (email);
alter table subscribers add column way text collate "C" not null default 'mailedLink';
