-- What admins search in long lists: one text a row, made of others by the database, its words indexed.

-- The words of a text, as server/engine/where.ts finds them; both have to agree.
create function search_words(given text) returns tsvector
language sql immutable strict parallel safe
return (
  select array_to_tsvector(coalesce(array_agg(word), '{}'))
  from regexp_split_to_table(
    lower(given collate "und-x-icu"),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u200b\u200e-\u206f\u3000-\u303f]+'
  ) as word
  where char_length(word) between 1 and 256
);

-- Orders of the past carry who ordered, too.
update orders set
  "customerName" = coalesce("customerName", users.name),
  "customerEmail" = coalesce("customerEmail", users.email),
  "customerPhone" = coalesce("customerPhone", users.phone::text)
from users
where users.id = orders."userId"
  and ("customerName" is null or "customerEmail" is null or "customerPhone" is null);

-- A phone is found with its country's number and without.
alter table orders add column "searchText" text collate "C" generated always as (
  coalesce("customerName", '') || ' ' || coalesce("customerEmail", '') || ' ' || coalesce("customerPhone", '') || ' '
  || right(coalesce("customerPhone", ''), 10) || ' ' || id) stored;
alter table users add column "searchText" text collate "C" generated always as (
  coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone::text, '') || ' '
  || right(coalesce(phone::text, ''), 10)) stored;
alter table messages add column "searchText" text collate "C" generated always as (
  name || ' ' || email || ' ' || subject || ' ' || message) stored;
alter table subscribers add column "searchText" text collate "C" generated always as (email) stored;
alter table mails add column "searchText" text collate "C" generated always as ("to" || ' ' || subject) stored;
alter table audits add column "searchText" text collate "C" generated always as (
  "adminName" || ' ' || collection || ' ' || action || ' ' || label || ' ' || "documentId") stored;

-- Without fastupdate a search costs the same however much has just been written.
create index orders_search on orders using gin (search_words("searchText")) with (fastupdate = off);
create index users_search on users using gin (search_words("searchText")) with (fastupdate = off);
create index messages_search on messages using gin (search_words("searchText")) with (fastupdate = off);
create index subscribers_search on subscribers using gin (search_words("searchText")) with (fastupdate = off);
create index mails_search on mails using gin (search_words("searchText")) with (fastupdate = off);
create index audits_search on audits using gin (search_words("searchText")) with (fastupdate = off);

create index users_newest on users ("isAdmin", "createdAt" desc nulls last, sequence);
create index messages_newest on messages ("createdAt" desc nulls last, sequence);
create index mails_newest on mails ("createdAt" desc nulls last, sequence);
create index subscribers_newest on subscribers (created desc, sequence);
