-- The kitchen has one first admin, also when two servers start at once on an empty database.
update users set "isSuperAdmin" = false
where "isSuperAdmin" and id <> (select id from users where "isSuperAdmin" order by sequence limit 1);
create unique index users_one_super_admin on users ("isSuperAdmin") where "isSuperAdmin";
