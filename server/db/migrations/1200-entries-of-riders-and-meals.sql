-- The rider who took the cash of an entry at a door: it is in the cash that they hand over. And the meal that an entry is about, so
-- that customers read its name in their language.
alter table "ledgerEntries"
  add column "riderId" text collate "C",
  add column "mealDate" text collate "C",
  add column "mealTimeId" text collate "C";

-- What is known of earlier entries; nothing else of an entry is ever changed.
alter table "ledgerEntries" disable trigger keep_entry;
update "ledgerEntries" e set "mealDate" = m.date, "mealTimeId" = m."mealTimeId"
  from meals m, payments p
  where e.kind = 'meal' and e."referenceKind" = 'payment' and p.id = e.reference and m."orderId" = p."orderId";
update "ledgerEntries" e set "mealDate" = m.date, "mealTimeId" = m."mealTimeId"
  from meals m where e.kind = 'meal' and e."referenceKind" = 'meal' and m.id = e.reference;
update "ledgerEntries" e set "mealDate" = o."mealDate", "mealTimeId" = o."mealTimeId"
  from "ledgerEntries" o where e."reversalOf" = o.id and o."mealDate" is not null;
alter table "ledgerEntries" enable trigger keep_entry;
