-- What somebody saw when they ticked lines: the ticks of the order, and which revision they count.
alter table "orderEvents" add column "doneBefore" jsonb, add column revision bigint;
