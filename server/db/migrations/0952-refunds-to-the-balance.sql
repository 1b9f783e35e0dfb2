-- Refunds that the customer has as credit in the ledger. No money moves for them.
alter table refunds add column "toBalance" boolean not null default false;
