-- How many codes were sent as text messages on each day of the kitchen, and whether its owner was told that the limit was
-- reached. At most one row a day.
create table text_message_days (
  day date primary key,
  codes integer not null,
  alerted boolean not null default false
);
