-- The database searches and sorts the kitchen's list of dishes, which may be long, so that a page of it is enough.
alter table dishes add column "searchText" tsvector;
alter table dishes add column "sortName" text;

create function keep_words_of_dish() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', new.name, new.description, new."hindiName", new."hindiDescription"));
  new."sortName" := lower(new.name collate "und-x-icu");
  return new;
end $$;
create trigger keep_words before insert or update of id, name, description, "hindiName", "hindiDescription"
  on dishes for each row execute function keep_words_of_dish();

-- The rows there are get theirs from the trigger.
update dishes set id = id;

create index dishes_search on dishes using gin ("searchText") with (fastupdate = on, gin_pending_list_limit = 256);
create index dishes_sort_name on dishes ("sortName" asc nulls first, sequence);
create index dishes_position on dishes (position asc nulls first, sequence);
