-- Orders that wait for their payment before the kitchen sees them. Older online payments stay a mock.
alter table orders
  add column prepaid boolean not null default false,
  add column "payBy" timestamptz(3);
create index orders_to_pay on orders ("payBy") where status = 'awaitingPayment';
