-- What finished orders say of a dish: what it is usually ordered together with, and its place among the bestsellers. The
-- server counts them once a night. A document's id is that of its dish.
create table "dishFigures" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "orderedWith" jsonb not null default '[]',
  place integer
);
create index dish_figures_by_place on "dishFigures" (place) where place is not null;

-- The day whose figures were counted last, in one row.
create table dish_figures_day (
  id boolean primary key default true check (id),
  day date not null
);
