-- What the rider should know at an address of somebody's book, and the copy that an order keeps of it.
alter table addresses add column "deliveryInstructions" text collate "C";
alter table orders add column "deliveryInstructions" text collate "C";
