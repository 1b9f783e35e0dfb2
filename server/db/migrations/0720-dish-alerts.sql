-- Who wants to be told when a sold-out dish can be ordered again.
create table "dishAlerts" (
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
create unique index dish_alerts_of_person on "dishAlerts" ("userId", "dishId");
create index dish_alerts_of_dish on "dishAlerts" ("dishId");

alter table users
  add column "mailWhenDishBack" boolean not null default true,
  add column "alertWhenDishBack" boolean not null default true;
