-- Customers from whom no orders are taken, and phone numbers that were proven for orders in cash.
alter table users add column "ordersBlocked" boolean not null default false, add column "provenPhone" bigint;
