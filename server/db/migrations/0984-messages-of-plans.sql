-- What subscribers were told of their meals, so that each thing is told once, on whichever instance.
create table meal_messages (
  "userId" text collate "C" not null references users (id) on delete cascade,
  kind text collate "C" not null check (kind in ('tomorrow', 'short', 'shortAgain', 'low', 'closed', 'late')),
  about text collate "C" not null,
  at timestamptz(3) not null,
  primary key ("userId", kind, about)
);
create index meal_messages_by_age on meal_messages (at);

-- How somebody wants to hear of the meals of their plan.
alter table users
  add column "mailWhenMeals" boolean not null default true,
  add column "alertWhenMeals" boolean not null default true,
  add column "textWhenMeals" boolean not null default false;

-- Which subscriptions a cutoff is about.
create index meals_of_date on meals (date);
