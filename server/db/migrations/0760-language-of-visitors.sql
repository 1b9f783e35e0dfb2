-- The language of the mails to an address of the newsletter, and to the author of a complaint.
alter table subscribers add column language text collate "C" not null default 'en';
alter table grievances add column language text collate "C" not null default 'en';
