-- What is paid on a house account is by the method 'house'; 'later' is a word for slots.
drop index payments_held;
alter table orders drop constraint "orders_paymentMethod_check";
alter table payments drop constraint payments_method_check;
alter table refunds drop constraint refunds_method_check;
update orders set "paymentMethod" = 'house' where "paymentMethod" = 'later';
update payments set method = 'house' where method = 'later';
update refunds set method = 'house' where method = 'later';
alter table orders
  add constraint "orders_paymentMethod_check" check ("paymentMethod" in ('cod', 'upi', 'card', 'balance', 'house')) not valid;
alter table payments
  add constraint payments_method_check check (method in ('cod', 'upi', 'card', 'balance', 'house')) not valid;
alter table refunds
  add constraint refunds_method_check check (method in ('cod', 'upi', 'card', 'balance', 'house')) not valid;
alter table orders validate constraint "orders_paymentMethod_check";
alter table payments validate constraint payments_method_check;
alter table refunds validate constraint refunds_method_check;
create index payments_held on payments ("userId") where state = 'due' and method in ('balance', 'house');
