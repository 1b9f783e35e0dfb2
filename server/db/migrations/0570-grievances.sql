-- Complaints to the grievance officer. Their numbers may have gaps: they need only be unique.
create sequence grievance_numbers;
create table grievances (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  ticket text collate "C" not null unique,
  category text collate "C" not null,
  text text collate "C" not null,
  name text collate "C" not null,
  email text collate "C" not null,
  phone text collate "C",
  "orderNumber" bigint,
  "userId" text collate "C",
  state text collate "C" not null,
  answer text collate "C",
  outcome text collate "C",
  "answeredBy" text collate "C",
  "answeredAt" timestamptz(3),
  "closedAt" timestamptz(3),
  "createdAt" timestamptz(3) not null,
  "resolveBy" timestamptz(3) not null,
  "searchText" tsvector,
  check ((state = 'closed') = (outcome is not null))
);
create index grievances_of_account on grievances ("userId");
create index grievances_of_email on grievances (email);
create index grievances_due on grievances (state, "resolveBy");
create index grievances_newest on grievances ("createdAt");
create function keep_words_of_grievance() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', new.ticket, new.name, new.email, new.phone, new."orderNumber", new.text));
  return new;
end $$;
create trigger keep_words before insert or update of ticket, name, email, phone, "orderNumber", text
  on grievances for each row execute function keep_words_of_grievance();
create index grievances_search on grievances using gin ("searchText");
