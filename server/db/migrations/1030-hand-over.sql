-- To whom an order was given at the door, and the code that its customer tells the rider. The code itself is not stored: it
-- follows from the order's id and a key of the server.
alter table orders
  add column "asksCode" boolean not null default false,
  add column "codeTries" bigint check ("codeTries" >= 0),
  add column "codeGivenAt" timestamptz(3),
  add column "handedOverBy" text collate "C" check ("handedOverBy" in ('code', 'photo', 'name', 'staff')),
  add column "handedOverTo" text collate "C",
  add column "handOverPhoto" text collate "C";
create index orders_with_hand_over_photo on orders ("handOverPhoto") where "handOverPhoto" is not null;
alter table orders drop constraint "orders_statusReason_check";
alter table orders add constraint "orders_statusReason_check" check ("statusReason" in ('tooBusy', 'outOfItem', 'outsideArea',
  'closed', 'onTheRoad', 'customerAsked', 'notReachable', 'wrongAddress', 'notTaken', 'unpaid', 'noCode', 'leftAtDoor', 'other'));
-- Only requests have these; the documents never do.
alter table "orderEvents" add column "handedTo" text collate "C", add column "photoId" text collate "C";
-- Who may read a file besides whoever sent it and the staff: the customer of the order whose food a photo shows.
alter table files add column "readerId" text collate "C" references users (id) on delete set null;
create index files_of_reader on files ("readerId") where "readerId" is not null;
