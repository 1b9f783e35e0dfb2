-- Days and local times of plans are computed with, so that a text of another form would break every page that shows one.
alter table plans add constraint plan_days check ("cycleFrom" ~ '^\d{4}-\d\d-\d\d$');
alter table "mealTimes" add constraint meal_time_times
  check ("deliveredFrom" ~ '^\d\d:\d\d$' and "deliveredUntil" ~ '^\d\d:\d\d$' and "cutoffAt" ~ '^\d\d:\d\d$');
alter table "planMenus" add constraint menu_day check (date ~ '^\d{4}-\d\d-\d\d$');
alter table "mealSubscriptions" add constraint subscription_days
  check ("startsOn" ~ '^\d{4}-\d\d-\d\d$' and coalesce("endsOn", '2000-01-01') ~ '^\d{4}-\d\d-\d\d$'
    and coalesce("newPriceFrom", '2000-01-01') ~ '^\d{4}-\d\d-\d\d$'
    and coalesce("bundleUntil", '2000-01-01') ~ '^\d{4}-\d\d-\d\d$');
alter table "mealPauses" add constraint pause_days
  check ("from" ~ '^\d{4}-\d\d-\d\d$' and coalesce("until", '2000-01-01') ~ '^\d{4}-\d\d-\d\d$');
alter table meals add constraint meal_day check (date ~ '^\d{4}-\d\d-\d\d$');
