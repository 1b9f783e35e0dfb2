-- What reports say of days that are over, added up once: a report of a year then reads some rows for each of its days, and not
-- its orders. A day is forgotten together with the change of an order or a refund of it, and added up again later.
create table report_days (
  day date primary key,
  -- The time zone of the day. Those of another one are forgotten before days are added up.
  zone text not null,
  "from" timestamptz not null,
  until timestamptz not null
);
create index report_days_from on report_days ("from");

create table report_hours (
  day date not null references report_days on delete cascade,
  hour timestamp not null,
  test boolean not null,
  orders bigint not null,
  revenue bigint not null,
  refunded bigint not null,
  discount bigint not null,
  tax bigint not null,
  delivery bigint not null,
  packing bigint not null,
  tips bigint not null
);
create index report_hours_of_day on report_hours (day);

create table report_dishes (
  day date not null references report_days on delete cascade,
  dish text,
  name text,
  quantity bigint not null,
  amount bigint not null
);
create index report_dishes_of_day on report_dishes (day);

-- How many orders took so many minutes.
create table report_minutes (
  day date not null references report_days on delete cascade,
  kind text not null,
  minutes bigint not null,
  orders bigint not null
);
create index report_minutes_of_day on report_minutes (day);

-- Days are added up under this lock, and a change of an older order shares it until it is committed. So a day is never added
-- up beside a change that it does not contain. Orders of the last day take no lock, because only days that ended two days ago
-- are kept.
insert into locks (name) values ('days of reports');

create function forget_report_day(moment timestamptz) returns void language plpgsql as $$
begin
  perform 1 from locks where name = 'days of reports' for share;
  delete from report_days where "from" <= moment and "from" > moment - interval '2 days' and until > moment;
end $$;

create function forget_report_day_of_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform forget_report_day(old."orderedOn"); end if;
  if tg_op <> 'DELETE' then perform forget_report_day(new."orderedOn"); end if;
  return null;
end $$;
create trigger orders_forget_report_day_added after insert on orders for each row
  when (new."orderedOn" < now() - interval '1 day') execute function forget_report_day_of_order();
create trigger orders_forget_report_day_deleted after delete on orders for each row
  when (old."orderedOn" < now() - interval '1 day') execute function forget_report_day_of_order();
create trigger orders_forget_report_day_changed after update on orders for each row
  when (least(old."orderedOn", new."orderedOn") < now() - interval '1 day'
    and (old."orderedOn", old.id, old.status, old."testPayment", old."totalAmount", old.discount, old.tax, old."deliveryFee",
      old.packing, old.tip, old.items, old.kind, old."dueAt", old."statusSince", old.accepted_at, old.accepted_promise, old.ready_at)
    is distinct from (new."orderedOn", new.id, new.status, new."testPayment", new."totalAmount", new.discount, new.tax,
      new."deliveryFee", new.packing, new.tip, new.items, new.kind, new."dueAt", new."statusSince", new.accepted_at,
      new.accepted_promise, new.ready_at))
  execute function forget_report_day_of_order();

create function forget_report_day_of_refund() returns trigger language plpgsql as $$
begin
  perform forget_report_day("orderedOn") from orders
    where id in (old."orderId", new."orderId") and "orderedOn" < now() - interval '1 day';
  return null;
end $$;
create trigger refunds_forget_report_day after insert or delete or update of "orderId", amount, reason on refunds
  for each row execute function forget_report_day_of_refund();
