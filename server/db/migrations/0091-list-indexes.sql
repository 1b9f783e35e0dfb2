-- A list of somebody's documents, or of all, in the order of a system field is read from an index, however many there
-- are. Each order ends with what breaks ties: `sequence`, or nothing behind `id`, which is unique.

create index orders_user_updated on orders ("userId", updated desc, sequence);
create index orders_user_id on orders ("userId", id);
create index orders_created on orders (created desc, sequence);
create index orders_updated on orders (updated desc, sequence);

-- When something was made is always known. An index can begin where a page begins only if no row is without it.
update orders set "orderedOn" = created where "orderedOn" is null;
update audits set "createdAt" = created where "createdAt" is null;
update mails set "createdAt" = created where "createdAt" is null;
update messages set "createdAt" = created where "createdAt" is null;
update reviews set "createdAt" = created where "createdAt" is null;
update users set "createdAt" = created where "createdAt" is null;
alter table orders alter column "orderedOn" set default now(), alter column "orderedOn" set not null;
alter table audits alter column "createdAt" set default now(), alter column "createdAt" set not null;
alter table mails alter column "createdAt" set default now(), alter column "createdAt" set not null;
alter table messages alter column "createdAt" set default now(), alter column "createdAt" set not null;
alter table reviews alter column "createdAt" set default now(), alter column "createdAt" set not null;
alter table users alter column "createdAt" set default now(), alter column "createdAt" set not null;
