-- Meals of plans become orders of their own channel.
alter table orders drop constraint "orders_channel_check",
  add constraint "orders_channel_check" check (channel in ('online', 'staff', 'plan'));
