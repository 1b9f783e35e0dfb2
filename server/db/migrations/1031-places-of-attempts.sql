-- Where a rider stood who could not hand an order over, for a day.
create table attempt_positions (
  "order" text collate "C" primary key references orders (id) on delete cascade,
  rider text collate "C" not null references users (id) on delete cascade,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  at timestamptz(3) not null
);
create index attempt_positions_of_rider on attempt_positions (rider);
create index attempt_positions_by_age on attempt_positions (at);
-- Only requests have these; the documents never do.
alter table "orderEvents" add column latitude double precision, add column longitude double precision;
