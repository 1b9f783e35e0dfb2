-- What somebody may do in the kitchen. Whoever was an admin before there were roles is an owner.
alter table users add column role text collate "C" check (role in ('owner', 'manager', 'kitchen', 'rider'));
update users set role = 'owner' where "isAdmin";
alter table users add constraint users_admin_by_role
  check ("isAdmin" = coalesce(role in ('owner', 'manager'), false));
create index users_team on users (role, sequence) where role is not null;
