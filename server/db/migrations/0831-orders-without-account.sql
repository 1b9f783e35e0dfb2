-- The open orders of anonymous accounts, each with a keyed hash of the network that placed it. A row is deleted when its
-- order is accepted or has ended, or after a day.
create table guest_orders (
  "order" text primary key,
  network text not null,
  created timestamptz not null
);
create index guest_orders_network on guest_orders (network);
insert into locks (name) select 'guest orders ' || n from generate_series(0, 15) as n;
