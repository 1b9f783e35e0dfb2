-- What is searched is kept as words, not as a text that is taken apart at every look. A new row's words wait in the
-- index's short list until some hundreds of rows are sorted in together, so an order's insert costs half as much.
-- Triggers make the words: a generated column, or an index of an expression, is planned anew by every insert.

alter table orders drop column "searchText";
alter table users drop column "searchText";
alter table messages drop column "searchText";
alter table subscribers drop column "searchText";
alter table mails drop column "searchText";
alter table audits drop column "searchText";

-- The words of a text, as server/documents/where.ts finds them; both have to agree.
drop function search_words(text);
create function search_words(given text) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  words text[] := regexp_split_to_array(
    lower(given collate "und-x-icu"),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u200b\u200e-\u206f\u3000-\u303f]+'
  );
begin
  if char_length(given) <= 256 then
    return array_to_tsvector(array_remove(words, ''));
  end if;
  return array_to_tsvector(array(
    select word from unnest(words) as word where char_length(word) between 1 and 256));
end $$;
-- Words that are kept already: the planner puts the column itself in the place of the call, and finds its index.
create function search_words(kept tsvector) returns tsvector language sql immutable parallel safe return kept;

alter table orders add column "searchText" tsvector;
alter table users add column "searchText" tsvector;
alter table messages add column "searchText" tsvector;
alter table subscribers add column "searchText" tsvector;
alter table mails add column "searchText" tsvector;
alter table audits add column "searchText" tsvector;

-- The last digits of a number are found as the beginning of the number read backwards, which stands behind an arrow so
-- that 3210 does not find what begins with 0123. A phone is found with its country's number and without.
create function keep_words_of_order() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', new."customerName", new."customerEmail", new."customerPhone",
    right(new."customerPhone", 10), '←' || reverse(new."customerPhone"),
    new.id, new.number, '←' || reverse(new.number::text)));
  return new;
end $$;
create function keep_words_of_user() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', new.name, new.email, new.phone,
    right(new.phone::text, 10), '←' || reverse(new.phone::text)));
  return new;
end $$;
create function keep_words_of_message() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', new.name, new.email, new.subject, new.message));
  return new;
end $$;
create function keep_words_of_subscriber() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(new.email);
  return new;
end $$;
create function keep_words_of_mail() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', coalesce(new."to", 'kitchen'), new.kind, new."aboutId"));
  return new;
end $$;
create function keep_words_of_audit() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', new."adminName", new.collection, new.action, new.label, new."documentId"));
  return new;
end $$;

create trigger keep_words before insert or update of id, number, "customerName", "customerEmail", "customerPhone"
  on orders for each row execute function keep_words_of_order();
create trigger keep_words before insert or update of id, name, email, phone
  on users for each row execute function keep_words_of_user();
create trigger keep_words before insert or update of id, name, email, subject, message
  on messages for each row execute function keep_words_of_message();
create trigger keep_words before insert or update of id, email
  on subscribers for each row execute function keep_words_of_subscriber();
create trigger keep_words before insert or update of id, kind, "to", "aboutId"
  on mails for each row execute function keep_words_of_mail();
create trigger keep_words before insert or update of id, "adminName", action, collection, label, "documentId"
  on audits for each row execute function keep_words_of_audit();

-- The rows there are get theirs from the triggers.
update orders set id = id;
update users set id = id;
update messages set id = id;
update subscribers set id = id;
update mails set id = id;
update audits set id = id;

-- A search looks through the short list too, so that it must stay short (kB).
create index orders_search on orders using gin ("searchText") with (fastupdate = on, gin_pending_list_limit = 256);
create index users_search on users using gin ("searchText") with (fastupdate = on, gin_pending_list_limit = 256);
create index messages_search on messages using gin ("searchText") with (fastupdate = on, gin_pending_list_limit = 256);
create index subscribers_search on subscribers using gin ("searchText")
  with (fastupdate = on, gin_pending_list_limit = 256);
create index mails_search on mails using gin ("searchText") with (fastupdate = on, gin_pending_list_limit = 256);
create index audits_search on audits using gin ("searchText") with (fastupdate = on, gin_pending_list_limit = 256);
