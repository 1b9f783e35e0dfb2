-- Whether the customer wants cutlery with an order. None of the older orders asked for it.
alter table orders add column cutlery boolean not null default false;
