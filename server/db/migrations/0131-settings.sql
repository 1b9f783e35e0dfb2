-- What the owner decides: one row a section, its value as JSON text (domain/site/settings.ts).
create table settings (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  value text collate "C" not null
);
