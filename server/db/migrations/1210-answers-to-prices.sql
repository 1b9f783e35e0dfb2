-- A subscriber who has not agreed to a higher price keeps the old one, or their meals pause, as the kitchen has set when it was
-- announced. Those whose meals stand still by now were told so: they pause until somebody answers. Those whose day has not come
-- keep the old price.
alter table "mealSubscriptions"
  add column "keepsPrice" boolean not null default false,
  add column "pausesUnlessAgreed" boolean not null default false,
  add column "priceAnsweredAt" timestamptz(3),
  add column "priceAnsweredBy" text collate "C",
  add column "acceptsPrice" bigint;

update "mealSubscriptions"
  set "pausesUnlessAgreed" = true
  where state = 'active' and "newPrice" is not null and not "acceptsNewPrice"
    and "newPriceFrom" <= to_char(now() at time zone
      coalesce((select value::json ->> 'timeZone' from settings where id = 'shop'), 'Asia/Kolkata'), 'YYYY-MM-DD');
