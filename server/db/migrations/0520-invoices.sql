-- Tax invoices, bills of supply and credit notes. Nobody changes or deletes one, except that it follows its customer to
-- another account.
create table invoices (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  kind text collate "C" not null check (kind in ('invoice', 'billOfSupply', 'creditNote')),
  number text collate "C" not null unique check (length(number) <= 16),
  series text collate "C" not null,
  year text collate "C" not null,
  serial bigint not null check (serial > 0),
  "issuedAt" timestamptz(3) not null,
  "orderId" text collate "C" not null references orders (id),
  "orderNumber" bigint not null,
  "userId" text collate "C",
  corrects text collate "C" references invoices (number),
  "correctsIssuedAt" timestamptz(3),
  reason text collate "C",
  "sellerName" text collate "C" not null,
  "sellerAddress" text collate "C" not null,
  "sellerGstin" text collate "C" not null,
  "sellerState" text collate "C" not null,
  "sellerFssai" text collate "C",
  "buyerName" text collate "C",
  "buyerAddress" text collate "C",
  "buyerPincode" bigint,
  "buyerGstin" text collate "C",
  lines jsonb not null,
  discount bigint not null,
  "deliveryFee" bigint not null,
  packing bigint not null,
  parts jsonb not null,
  tip bigint not null,
  "roundOff" bigint not null,
  total bigint not null,
  "searchText" tsvector,
  unique (series, year, serial),
  check ((kind = 'creditNote') = (corrects is not null) and (corrects is null) = (reason is null))
);
create index invoices_of_order on invoices ("orderId", sequence);
create index invoices_user on invoices ("userId", sequence);
create index invoices_user_created on invoices ("userId", created desc, sequence);
create index invoices_user_updated on invoices ("userId", updated desc, sequence);
create index invoices_user_id on invoices ("userId", id);
create index invoices_by_time on invoices ("issuedAt", sequence);
create index invoices_search on invoices using gin ("searchText") with (fastupdate = on, gin_pending_list_limit = 256);

create function keep_words_of_invoice() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', new.number, new.serial, new.corrects, new."orderNumber",
    new."buyerName", new."buyerGstin"));
  return new;
end $$;
create trigger keep_words before insert on invoices for each row execute function keep_words_of_invoice();

create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - '{userId,updated}'::text[] <> to_jsonb(old) - '{userId,updated}'::text[] then
    raise exception 'an issued invoice never changes';
  end if;
  return new;
end $$;
create trigger keep_invoice before update or delete on invoices for each row execute function keep_invoice();

-- The last numbers that were given in the series of a letter and a financial year. A number is given by an update of the
-- row, so a transaction that is rolled back gives its numbers back, and others wait for it.
create table "invoiceSeries" (
  letter text collate "C" not null,
  year text collate "C" not null,
  invoices bigint not null,
  "creditNotes" bigint not null,
  primary key (letter, year)
);

-- Orders that get an invoice and have none yet, with the earliest time at which one may be due by the order's age.
create table "invoicesDue" (
  "orderId" text collate "C" primary key references orders (id) on delete cascade,
  "dueAt" timestamptz(3) not null
);
create index invoices_due_by_time on "invoicesDue" ("dueAt");

-- The business that buys, for the invoice.
alter table orders add column "buyerGstin" text collate "C", add column "buyerName" text collate "C";
