-- The days on which a dish can be ordered: from a date, until a date, and on some days of the week.
alter table dishes
  add column "servedFrom" text collate "C",
  add column "servedUntil" text collate "C",
  add column "servedOn" jsonb not null default '[]',
  add column "offSchedule" boolean not null default false;
