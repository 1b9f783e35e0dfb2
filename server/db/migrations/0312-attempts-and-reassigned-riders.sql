-- Who was to bring an order before an event, and a delivery that was tried in vain.
alter table "orderEvents" add column "riderBefore" text collate "C";
alter table orders
  add column "attemptedAt" timestamptz(3),
  add column "attemptReason" text collate "C" check ("attemptReason" in ('notReachable', 'wrongAddress', 'notTaken'));
