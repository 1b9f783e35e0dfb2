-- Customers say that they have paid, with the number of the payment, and the kitchen that it has not come.
alter table payments
  add column "claimedAt" timestamptz(3),
  add column "deniedAt" timestamptz(3);
create index payments_of_reference on payments (reference) where reference is not null;
create index payments_claimed on payments ("claimedAt") where "claimedAt" is not null;
