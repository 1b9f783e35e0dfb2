-- Dishes get an order of their own; it begins with the one they were created in. Positions may have decimals, so that a
-- menu or dish that is moved between two others is the only row that changes.
alter table menus alter column position type double precision;
alter table dishes add column position double precision;
update dishes set position = placed.place
from (select id, row_number() over (order by sequence) - 1 as place from dishes) as placed
where placed.id = dishes.id;
alter table dishes alter column position set not null;
