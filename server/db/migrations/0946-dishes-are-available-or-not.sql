-- The server has always read a dish without a value as available; now the table says so, and the types of rows are right.
update dishes set "isAvailable" = true where "isAvailable" is null;
alter table dishes alter column "isAvailable" set not null;
