-- Orders that are paid by a test payment, without money: no revenue. Older ones are known by their payments. What was issued
-- for them stays; they get no further invoices.
alter table orders add column "testPayment" boolean not null default false;
update orders set "testPayment" = true from payments where payments."orderId" = orders.id and payments.mock;
delete from "invoicesDue" using orders where orders.id = "invoicesDue"."orderId" and orders."testPayment"
  and not exists (select 1 from invoices where invoices."orderId" = orders.id);

-- Reports leave these orders out, so their index has the attribute.
drop index orders_reported;
create index orders_reported on orders ("orderedOn") include (id, status, "userId", "totalAmount", discount, tax,
  "deliveryFee", packing, tip, kind, "dueAt", "statusSince", accepted_at, accepted_promise, ready_at, "testPayment")
  where status <> all('{awaitingPayment,rejected,cancelled,expired}'::text[]);
