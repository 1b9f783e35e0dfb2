-- What customers do not tolerate, for an order and in their profile, and that the kitchen has read it.
create table "orderAllergies" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" references users (id) on delete cascade,
  words text collate "C" not null,
  notice text collate "C" not null,
  "createdAt" timestamptz(3) not null
);
create index order_allergies_of_person on "orderAllergies" ("userId", sequence);
create index order_allergies_of_person_created on "orderAllergies" ("userId", created);
create index order_allergies_of_person_updated on "orderAllergies" ("userId", updated);
create index order_allergies_of_person_id on "orderAllergies" ("userId", id);
-- Only requests have "allergiesConsent", and of an order "allergies"; the documents never do.
alter table orders
  add column allergies text collate "C",
  add column "allergiesConsent" boolean,
  add column "hasAllergies" boolean not null default false;
alter table "orderEvents" add column "allergiesSeen" boolean not null default false;
alter table users
  add column allergies text collate "C",
  add column "allergiesConsent" boolean,
  add column "allergiesNotice" text collate "C";
