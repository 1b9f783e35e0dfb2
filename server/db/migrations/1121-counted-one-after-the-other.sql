-- Webhooks and areas that are made at once are counted one after the other.
insert into locks (name) values ('webhooks'), ('areas');
