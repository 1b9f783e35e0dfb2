-- Where one meal goes, as staff typed it for a customer on the phone who has no address book.
alter table meals add column address text;
