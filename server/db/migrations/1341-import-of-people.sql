-- One import of people at a time, so that two of the same list enter nobody twice.
insert into locks (name) values ('import of people');
