-- The dishes that people have marked as favourites.
create table favourites (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C",
  "dishId" text collate "C" not null
);
create unique index favourites_of_person on favourites ("userId", "dishId");
create index favourites_of_dish on favourites ("dishId");
