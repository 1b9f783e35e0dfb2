-- The name of an option group in Hindi. An empty one is shown in the original. Choices have theirs in their JSON.
alter table "optionGroups" add column "hindiName" text not null default '';
