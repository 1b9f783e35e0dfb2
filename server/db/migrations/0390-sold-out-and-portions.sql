-- Until when a dish is sold out, and how many portions of it there are a day. Only requests have "soldOutFor"; the dishes
-- hold null.
alter table dishes
  add column "soldOutFor" text collate "C",
  add column "soldOutUntil" timestamptz(3),
  add column "outOfPortions" boolean not null default false,
  add column "portionsPerDay" bigint check ("portionsPerDay" > 0),
  add column "portionsLeft" bigint check ("portionsLeft" >= 0);
create index dishes_sold_out_until on dishes ("soldOutUntil") where "soldOutUntil" is not null;

-- How many portions of a dish are ordered for a date.
create table "dishPortions" (
  "dishId" text collate "C" not null references dishes (id) on delete cascade,
  date date not null,
  taken bigint not null check (taken >= 0),
  primary key ("dishId", date)
);

-- The portions that an order holds, so that each comes back once, and to the date that it was taken from.
create table "orderPortions" (
  "orderId" text collate "C" not null,
  "dishId" text collate "C" not null references dishes (id) on delete cascade,
  date date not null,
  quantity bigint not null check (quantity > 0),
  primary key ("orderId", "dishId")
);
create index order_portions_of_dish on "orderPortions" ("dishId");
create index order_portions_date on "orderPortions" (date);
