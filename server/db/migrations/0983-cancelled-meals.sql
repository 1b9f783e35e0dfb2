-- Meal times of days on which the kitchen has cancelled all meals of plans: nothing is planned for them any more.
create table cancelled_meals (
  "mealTimeId" text collate "C" not null references "mealTimes" (id) on delete cascade,
  date text collate "C" not null,
  at timestamptz(3) not null,
  primary key ("mealTimeId", date)
);
