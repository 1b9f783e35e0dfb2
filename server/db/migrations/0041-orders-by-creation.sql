-- A person's orders, newest first by the system field that clients order lists by.
create index orders_user_created on orders ("userId", created desc, sequence);
