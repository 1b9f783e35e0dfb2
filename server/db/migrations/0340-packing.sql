-- The packing charge of an order, and of each of its revisions. Nothing was charged before.
alter table orders add column packing bigint not null default 0;
alter table "orderRevisions" add column packing bigint not null default 0;
