-- Options: groups of choices that dishes offer, and what was chosen for a line of a cart.
create table "optionGroups" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  name text collate "C" not null,
  min bigint not null,
  max bigint not null,
  choices jsonb not null
);

-- No dish has groups yet, so all prices are those of before.
alter table dishes
  add column "optionGroupIds" jsonb not null default '[]',
  add column "needsChoice" boolean not null default false,
  add column "priceFrom" bigint,
  add column "priceTo" bigint;

-- The same dish with other choices is another line.
alter table carts
  add column options jsonb,
  add column "optionsKey" text collate "C" not null default '',
  add column note text collate "C";
drop index carts_user_dish;
create unique index carts_user_dish_options on carts ("userId", "dishId", "optionsKey");
