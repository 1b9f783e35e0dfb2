-- What somebody does not tolerate, said of their plan. Only requests have "allergiesConsent".
alter table "mealSubscriptions"
  add column allergies text collate "C",
  add column "allergiesConsent" boolean,
  add column "allergiesNotice" text collate "C";
