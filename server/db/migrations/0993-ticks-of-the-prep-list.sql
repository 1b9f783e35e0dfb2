-- What the kitchen has ready of the prep list, and the list as it was printed.
create table "prepTicks" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  day text collate "C" not null,
  need text collate "C" not null,
  quantity bigint not null check (quantity >= 0),
  "actorId" text collate "C"
);
create unique index prep_tick_once on "prepTicks" (day, need);

create table "prepPrints" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  day text collate "C" not null,
  "from" text collate "C" not null,
  until text collate "C" not null,
  "menuId" text collate "C" not null,
  needs jsonb not null,
  "actorId" text collate "C"
);
create index prep_prints_of_day on "prepPrints" (day);

insert into locks (name) values ('ticks of the kitchen');
