-- The menus' own order; those there are keep the one they were made in.
alter table menus add column position bigint;
update menus set position = placed.place
from (select id, row_number() over (order by sequence) - 1 as place from menus) as placed
where placed.id = menus.id;
alter table menus alter column position set not null;

-- What customers are told on the cart page. No reference to their owner: writing one would wait for the lock that
-- the owner's own order holds while it waits for the dish.
create table notices (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null,
  "dishName" text collate "C" not null,
  "createdAt" timestamptz(3)
);
create index notices_user on notices ("userId", sequence);
