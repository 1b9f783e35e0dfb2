-- The tax of dishes that have their own, the tax of a bill by rate and code, and the terms that it was computed by. Orders
-- so far have one line of tax on their dishes, and keep it.
alter table dishes add column "taxPercent" double precision, add column "hsnCode" text collate "C";
alter table carts add column "taxPercent" double precision;
alter table orders
  add column taxes jsonb not null default '[]',
  add column "roundOff" bigint,
  add column "termsTax" jsonb not null default '[]';
alter table "orderRevisions" add column taxes jsonb not null default '[]', add column "roundOff" bigint;
