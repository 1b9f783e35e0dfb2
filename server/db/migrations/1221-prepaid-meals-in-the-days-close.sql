-- The close of a day says how many meals of plans were delivered that had been paid ahead.
alter table "dayCloseEntries" drop constraint "dayCloseEntries_kind_check",
  add constraint "dayCloseEntries_kind_check" check (kind in ('payment', 'refund', 'order', 'end', 'balance', 'meal'));
alter table "dayCloses"
  add column "prepaidMeals" bigint,
  add column "prepaidMealsAmount" bigint;
