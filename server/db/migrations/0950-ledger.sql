-- The ledger of customers' balances.
create table "ledgerEntries" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id),
  at timestamptz(3) not null,
  kind text collate "C" not null check (kind in ('order', 'meal', 'payment', 'refund', 'goodwill', 'opening', 'adjustment',
    'writeOff', 'reversal')),
  debit bigint not null,
  credit bigint not null,
  "paidBy" text collate "C" check ("paidBy" in ('cash', 'bank')),
  "referenceKind" text collate "C" check ("referenceKind" in ('payment', 'refund', 'meal', 'transfer')),
  reference text collate "C",
  "referenceUse" bigint not null,
  "reversalOf" text collate "C" references "ledgerEntries" (id),
  note text collate "C",
  "recordedBy" text collate "C",
  constraint ledger_entry_has_one_side check (debit >= 0 and credit >= 0 and (debit > 0) <> (credit > 0)),
  constraint ledger_entry_is_reversal check ((kind = 'reversal') = ("reversalOf" is not null))
);
-- A cause has one entry, and an entry one opposite, however often a request is repeated.
create unique index ledger_entry_of_cause on "ledgerEntries" ("referenceKind", reference, "referenceUse")
  where reference is not null;
create unique index ledger_entry_reversed_once on "ledgerEntries" ("reversalOf") where "reversalOf" is not null;
create index ledger_entries_of_person on "ledgerEntries" ("userId", sequence);
create index ledger_entries_of_person_created on "ledgerEntries" ("userId", created);
create index ledger_entries_of_person_updated on "ledgerEntries" ("userId", updated);
create index ledger_entries_of_person_id on "ledgerEntries" ("userId", id);

-- Entries are never changed: a mistake is corrected by its opposite. A phone customer's entries go to the account that
-- proves the number, and closing a login clears notes.
create function keep_ledger_entry() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['userId', 'note', 'updated'];
begin
  if tg_op = 'DELETE' then
    raise exception 'An entry of the ledger is never deleted.' using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - may_change <> to_jsonb(old) - may_change or (new.note is not null and new.note is distinct from old.note) then
    raise exception 'An entry of the ledger is never changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_entry before update or delete on "ledgerEntries" for each row execute function keep_ledger_entry();

-- What each customer has, or below 0 owes, and since when.
alter table users add column balance bigint, add column "owedSince" timestamptz(3);
create index users_owing on users (balance) where balance < 0;
create index users_with_credit on users (balance) where balance > 0;
