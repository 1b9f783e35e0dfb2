-- The order's number as people say it, who answered a change, and in which role.
alter table "orderChanges"
  add column "orderNumber" bigint,
  add column "answeredBy" text collate "C",
  add column "answeredRole" text collate "C";
update "orderChanges" c set "orderNumber" = o.number from orders o where o.id = c."orderId";
update "orderChanges" set "answeredBy" = "userId", "answeredRole" = 'customer'
  where state in ('accepted', 'takenOff', 'orderCancelled');
update "orderChanges" set "answeredRole" = 'system' where state = 'unanswered';
alter table "orderChanges" alter column "orderNumber" set not null;
