-- Money that came in for customers' balances, or was paid out of them, is part of the day on which it was recorded.
alter table "dayCloseEntries" drop constraint "dayCloseEntries_kind_check",
  add constraint "dayCloseEntries_kind_check" check (kind in ('payment', 'refund', 'order', 'end', 'balance'));
alter table "dayCloses" add column balances jsonb;
create index ledger_money on "ledgerEntries" (at, id) where "paidBy" is not null;
