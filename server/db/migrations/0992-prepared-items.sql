-- What is cooked in bulk and portioned, and which dishes and options take of it.
create table "preparedItems" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  name text not null,
  translations jsonb not null default '{}',
  unit text collate "C" not null check (unit in ('portion', 'piece', 'g', 'ml')),
  "menuId" text collate "C" references menus (id) on delete set null,
  "minutesAhead" bigint not null check ("minutesAhead" >= 0),
  "batchSize" bigint check ("batchSize" > 0),
  uses jsonb not null
);
