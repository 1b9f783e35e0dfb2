-- Numbers that people can say. They are never given twice; one is lost where a placement fails, which is allowed.
create sequence orders_number as bigint start 1001;
alter table orders add column number bigint;
update orders set number = numbered.number
from (select id, 1000 + row_number() over (order by sequence) as number from orders) as numbered
where numbered.id = orders.id;
select setval('orders_number', 1000 + (select count(*) from orders), true) where exists (select 1 from orders);
alter table orders alter column number set not null;
create unique index orders_number_unique on orders (number);

-- The last digits of a number are found as the beginning of the number read backwards, which stands behind an arrow so
-- that 3210 does not find what begins with 0123. A phone is found with its country's number and without.
alter table orders drop column "searchText";
alter table orders add column "searchText" text collate "C" generated always as (
  coalesce("customerName", '') || ' ' || coalesce("customerEmail", '') || ' ' || coalesce("customerPhone", '') || ' '
  || right(coalesce("customerPhone", ''), 10) || ' ' || id || ' ' || number
  || ' ←' || reverse(coalesce("customerPhone", '')) || ' ←' || reverse(number::text)) stored;
alter table users drop column "searchText";
alter table users add column "searchText" text collate "C" generated always as (
  coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone::text, '') || ' '
  || right(coalesce(phone::text, ''), 10) || ' ←' || reverse(coalesce(phone::text, ''))) stored;
create index orders_search on orders using gin (search_words("searchText")) with (fastupdate = off);
create index users_search on users using gin (search_words("searchText")) with (fastupdate = off);
