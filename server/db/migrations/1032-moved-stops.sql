-- The place of an order among the stops of its rider, where they have moved them; null: in the best order.
alter table orders add column "stopAt" bigint check ("stopAt" >= 0);
