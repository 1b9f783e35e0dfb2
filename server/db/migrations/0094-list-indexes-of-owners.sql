-- Somebody's documents in the order of any system field, where there may be any number of them.
create index orders_user_sequence on orders ("userId", sequence);
create index audits_admin_created on audits ("adminId", created desc, sequence);
create index audits_admin_updated on audits ("adminId", updated desc, sequence);
create index audits_admin_id on audits ("adminId", id);
create index audits_admin_sequence on audits ("adminId", sequence);
create index messages_email on messages (email, sequence);
