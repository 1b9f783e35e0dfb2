-- What several instances of the server need to take turns. Advisory locks would do for one database server, but distributed
-- engines that speak PostgreSQL lack them (decision 65).

-- Whoever holds the row's lock does alone what its name says (server/db/locks.ts). Nothing is ever inserted later.
create table locks (name text collate "C" primary key);
insert into locks (name) values ('import of dishes'), ('order of dishes'), ('order of menus'), ('instances');
insert into locks (name) select 'phone numbers ' || n from generate_series(0, 63) as n;

-- Which instance does alone what the name says, and until when unless it renews that (server/db/leader.ts).
create table leases (
  name text collate "C" primary key,
  holder text collate "C" not null,
  until timestamptz not null
);

-- The instances that run, with the place where each keeps uploaded files (server/instances.ts).
create table instances (
  id text collate "C" primary key,
  host text collate "C" not null,
  files text collate "C" not null,
  started timestamptz not null default now(),
  seen timestamptz not null default now()
);
