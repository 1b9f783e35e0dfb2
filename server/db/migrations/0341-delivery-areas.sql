-- Where an order goes, for kitchens that deliver to some pincodes only, and what its customer expected to pay. Requests
-- alone have the last two; the orders hold null.
alter table orders
  add column pincode bigint,
  add column "addressId" text collate "C",
  add column "expectedTotal" bigint;
