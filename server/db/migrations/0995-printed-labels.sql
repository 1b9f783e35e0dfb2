-- Printers also print labels of bags.
alter table prints drop constraint prints_sheet_check,
  add constraint prints_sheet_check check (sheet in ('ticket', 'bill', 'label'));
