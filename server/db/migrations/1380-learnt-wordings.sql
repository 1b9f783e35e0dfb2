-- Wordings of banks' texts that this kitchen has learnt from those that nobody could read.
create table "learntWordings" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  pattern text not null,
  sender text not null
);
