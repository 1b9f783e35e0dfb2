-- A tip, and what packing costs for each order and for each dish. Older orders have neither.
alter table orders add column tip bigint, add column "termsPacking" bigint, add column "termsPackingPerDish" bigint;
alter table "orderRevisions" add column tip bigint;
