-- A ticket that is moved back (LIFE-4) keeps when it was accepted, with which promise, and when it was ready.
drop trigger orders_note_times on orders;
create trigger orders_note_times before update on orders for each row
  when (
    old.status = 'placed' and new.status = 'accepted'
    or old.status in ('placed', 'accepted', 'preparing') and new.status = 'ready'
  )
  execute function note_order_times();
