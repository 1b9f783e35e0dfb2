-- Somebody's documents in the order of any system field, where there may be any number of them.
create index order_events_user_created on "orderEvents" ("userId", created desc, sequence);
create index order_events_user_updated on "orderEvents" ("userId", updated desc, sequence);
create index order_events_user_id on "orderEvents" ("userId", id);
create index payments_user_created on payments ("userId", created desc, sequence);
create index payments_user_updated on payments ("userId", updated desc, sequence);
create index payments_user_id on payments ("userId", id);
create index refunds_user_created on refunds ("userId", created desc, sequence);
create index refunds_user_updated on refunds ("userId", updated desc, sequence);
create index refunds_user_id on refunds ("userId", id);
