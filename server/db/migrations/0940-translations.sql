-- Texts in other languages: language → field → text, in the place of columns for Hindi. What has none is shown in the original.
alter table dishes add column translations jsonb not null default '{}';
alter table menus add column translations jsonb not null default '{}';
alter table "optionGroups" add column translations jsonb not null default '{}';

update dishes set translations = jsonb_build_object('hi', jsonb_strip_nulls(
    jsonb_build_object('name', nullif("hindiName", ''), 'description', nullif("hindiDescription", ''))))
  where "hindiName" <> '' or "hindiDescription" <> '';
update menus set translations = jsonb_build_object('hi', jsonb_strip_nulls(
    jsonb_build_object('name', nullif("hindiName", ''), 'description', nullif("hindiDescription", ''))))
  where "hindiName" <> '' or "hindiDescription" <> '';
update "optionGroups" set translations = jsonb_build_object('hi', jsonb_build_object('name', "hindiName"))
  where "hindiName" <> '';

update "optionGroups" set choices = (
    select jsonb_agg(
      case when choice->>'hindiName' is null then choice
        else (choice - 'hindiName')
          || jsonb_build_object('translations', jsonb_build_object('hi', jsonb_build_object('name', choice->>'hindiName')))
      end order by place)
    from jsonb_array_elements(choices) with ordinality as each (choice, place))
  where jsonb_path_exists(choices, '$[*].hindiName');

-- The words of every language find a dish.
drop trigger keep_words on dishes;
create or replace function keep_words_of_dish() returns trigger language plpgsql as $$
begin
  new."searchText" := search_words(concat_ws(' ', new.name, new.description,
    (select string_agg(field.text, ' ') from jsonb_each(new.translations) as language (code, texts),
      jsonb_each_text(language.texts) as field (name, text))));
  new."sortName" := lower(new.name collate "und-x-icu");
  return new;
end $$;
create trigger keep_words before insert or update of id, name, description, translations
  on dishes for each row execute function keep_words_of_dish();

alter table dishes drop column "hindiName", drop column "hindiDescription";
alter table menus drop column "hindiName", drop column "hindiDescription";
alter table "optionGroups" drop column "hindiName";
