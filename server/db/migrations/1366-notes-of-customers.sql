-- What the kitchen keeps in mind of a customer; only admins write it.
alter table users add column "kitchenNote" text;
