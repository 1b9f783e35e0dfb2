-- What imports of menus added, for a day, so that it can be taken back while nobody ordered or changed it.
create table menu_imports (
  id text collate "C" primary key,
  source text not null,
  made timestamptz(3) not null,
  menus text[] not null,
  groups text[] not null
);
create index menu_imports_made on menu_imports (made);
create table imported_dishes (
  dish text collate "C" primary key,
  import text collate "C" not null references menu_imports (id) on delete cascade,
  -- Of what admins can change of the dish, as it came in.
  digest text not null
);
create index imported_dishes_by_import on imported_dishes (import);
