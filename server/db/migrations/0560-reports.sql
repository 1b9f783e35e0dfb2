-- When the kitchen accepted an order and had it ready, and what it had promised by then, for reports. Reading this from the
-- events of a year's orders would take seconds. A step that was undone and taken again overwrites the first.
alter table orders
  add column accepted_at timestamptz(3),
  add column accepted_promise timestamptz(3),
  add column ready_at timestamptz(3);

create function note_order_times() returns trigger language plpgsql as $$
begin
  if new.status = 'accepted' then
    new.accepted_at := coalesce(new."statusSince", now());
    new.accepted_promise := new."promisedAt";
  else
    new.ready_at := coalesce(new."statusSince", now());
  end if;
  return new;
end $$;
create trigger orders_note_times before update on orders for each row
  when (old.status is distinct from new.status and new.status in ('accepted', 'ready'))
  execute function note_order_times();

update orders set accepted_at = steps.accepted, ready_at = steps.ready,
  accepted_promise = coalesce(steps.promise, steps.before, orders."promisedAt")
from (
  select "orderId", max("createdAt") filter (where "to" = 'accepted') as accepted,
    max("createdAt") filter (where "to" = 'ready') as ready,
    max("promisedAt") filter (where "to" = 'accepted') as promise,
    min("promisedBefore") filter (where type = 'promise') as before
  from "orderEvents" where type in ('step', 'promise') group by "orderId"
) as steps
where steps."orderId" = orders.id and steps.accepted is not null;

-- What reports read of the orders of a time, without reading the orders themselves. Its condition keeps the planner from
-- using it for lists of all orders, which orders_newest has in their order.
create index orders_reported on orders ("orderedOn") include (id, status, "userId", "totalAmount", discount, tax,
  "deliveryFee", packing, tip, kind, "dueAt", "statusSince", accepted_at, accepted_promise, ready_at)
  where status <> all('{awaitingPayment,rejected,cancelled,expired}'::text[]);
