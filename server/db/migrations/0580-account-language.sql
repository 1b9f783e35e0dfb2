-- The language of the mails and messages to a person.
alter table users add column language text collate "C" not null default 'en';
