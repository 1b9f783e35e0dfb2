-- The board asks for the steps and the finished orders of the last hours.
create index order_events_by_time on "orderEvents" ("createdAt");
create index orders_by_status_since on orders (status, "statusSince");
