-- Names and descriptions in Hindi. An empty one is shown in the original.
alter table dishes
  add column "hindiName" text not null default '',
  add column "hindiDescription" text not null default '';
alter table menus
  add column "hindiName" text not null default '',
  add column "hindiDescription" text not null default '';
