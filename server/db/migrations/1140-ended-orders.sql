-- Orders that ended without food, by when they were placed: few among many, which reports and the close of a day name.
create index orders_ended_by_placement on orders ("orderedOn") where status in ('rejected', 'cancelled', 'expired');
