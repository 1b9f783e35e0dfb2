-- What was ordered on the days before, and what is likely from it. The server counts days once a night, the last ones again,
-- and the same day twice has the same rows. Meals of plans are not counted: the prep list knows them.
create table prep_days (
  day date primary key,
  -- The time zone of the day. Those of another one are counted again.
  zone text not null,
  -- Whether the kitchen had the hours of the weekday: no closed day and no holiday.
  usual boolean not null
);

-- How much of a dish, 'dish <id>', or of an option, 'choice <group> <choice>', was ordered.
create table prep_day_counts (
  day date not null references prep_days on delete cascade,
  food text collate "C" not null,
  quantity bigint not null,
  primary key (day, food)
);

-- What is likely of a dish, 'dish <id>', or of a prepared item, 'item <id>'.
create table prep_forecasts (
  food text collate "C" primary key,
  -- For each weekday from Monday low and high, or null.
  ranges jsonb not null,
  -- Whether forecasts of the last weeks were as near as 'as last week'; null: not enough days to tell.
  good boolean
);

-- The day whose forecasts were made last, in one row.
create table prep_forecasts_day (
  id boolean primary key default true check (id),
  day date not null
);
