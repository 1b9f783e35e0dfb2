-- Which dish of other software a dish came from, and what that software said of it last.
create table "dishSources" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "dishId" text collate "C" not null,
  system text not null,
  "externalId" text not null,
  said text not null
);
create unique index dish_sources_by_external_id on "dishSources" (system, "externalId");
create index dish_sources_by_dish on "dishSources" ("dishId");
