-- Orders that are paid from what their customer has, or on their house account, in whole or in part.
alter table orders drop constraint "orders_paymentMethod_check",
  add constraint "orders_paymentMethod_check" check ("paymentMethod" in ('cod', 'upi', 'card', 'balance', 'house')),
  add column "fromBalance" bigint;
alter table payments drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('cod', 'upi', 'card', 'balance', 'house'));
alter table refunds drop constraint refunds_method_check,
  add constraint refunds_method_check check (method in ('cod', 'upi', 'card', 'balance', 'house'));
-- What is held of a customer's balance, or on their house account, while orders wait for their other payments.
create index payments_held on payments ("userId") where state = 'due' and method in ('balance', 'house');
