-- Coupons that take something off an order, and the orders that use them. A coupon comes back from an order that ends
-- without food.
create table coupons (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  code text collate "C" not null unique,
  description text collate "C",
  kind text collate "C" not null check (kind in ('percent', 'amount', 'freeDelivery')),
  percent bigint,
  amount bigint,
  "maxDiscount" bigint,
  minimum bigint,
  "from" timestamptz(3),
  "until" timestamptz(3),
  weekdays jsonb not null default '[]',
  "firstOrder" boolean not null default false,
  "perPerson" bigint,
  total bigint,
  "dishIds" jsonb not null default '[]',
  "menuIds" jsonb not null default '[]',
  combines boolean not null default false,
  "isListed" boolean not null default false,
  "isActive" boolean not null default true,
  used bigint not null default 0 check (used >= 0)
);

create table "couponUses" (
  "orderId" text collate "C" not null,
  "couponId" text collate "C" not null references coupons (id) on delete cascade,
  "userId" text collate "C" not null,
  primary key ("orderId", "couponId")
);
create index coupon_uses_of_person on "couponUses" ("couponId", "userId");

-- The coupons of an order, what they took off, and the terms that later changes of it are priced by.
alter table orders
  add column "couponCodes" jsonb not null default '[]',
  add column discount bigint,
  add column "termsCoupons" jsonb not null default '[]';
alter table "orderRevisions" add column discount bigint;
