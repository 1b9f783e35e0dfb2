-- Orders that are ordered ahead, and what is promised for each quarter of an hour of a kitchen with limits. "expectedBy" is
-- part of requests alone; the orders hold null.
alter table orders
  add column "scheduledFor" timestamptz(3),
  add column "dueAt" timestamptz(3),
  add column "slotAt" timestamptz(3),
  add column "expectedBy" timestamptz(3);
create index orders_ordered_ahead on orders ("dueAt") where "dueAt" is not null;
create table slots (
  start timestamptz(3) primary key,
  orders bigint not null,
  items bigint not null,
  check (orders >= 0 and items >= 0)
);
