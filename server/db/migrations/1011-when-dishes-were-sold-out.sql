-- When dishes were sold out, so that the forecast of the prep list does not take those days for days on which nobody wanted
-- them. A dish that is not served at a time is not sold out. The server forgets what is older than a forecast looks back.
create table prep_sold_out (
  "dishId" text collate "C" not null references dishes (id) on delete cascade,
  since timestamptz(3) not null default now(),
  -- Null: it still is.
  until timestamptz(3)
);
create index prep_sold_out_dish on prep_sold_out ("dishId");

create function note_sold_out() returns trigger language plpgsql as $$
begin
  if not new."isAvailable" and not new."offSchedule" then
    insert into prep_sold_out ("dishId") values (new.id);
  else
    update prep_sold_out set until = now() where "dishId" = new.id and until is null;
  end if;
  return null;
end $$;

create trigger note_sold_out after update of "isAvailable", "offSchedule" on dishes
  for each row
  when ((not old."isAvailable" and not old."offSchedule") is distinct from (not new."isAvailable" and not new."offSchedule"))
  execute function note_sold_out();

insert into prep_sold_out ("dishId") select id from dishes where not "isAvailable" and not "offSchedule";
