-- Ways to pay, states and reasons are one of a list in the code. The table refuses what is not in it, as it does for the
-- status of an order; server/collections/choices.test.ts compares both.
alter table orders
  add constraint "orders_paymentMethod_check" check ("paymentMethod" in ('cod', 'upi', 'card')),
  add constraint "orders_statusReason_check" check ("statusReason" in ('tooBusy', 'outOfItem', 'outsideArea', 'closed',
    'onTheRoad', 'customerAsked', 'notReachable', 'wrongAddress', 'notTaken', 'unpaid', 'other'));
alter table payments
  add constraint payments_method_check check (method in ('cod', 'upi', 'card')),
  add constraint "payments_takenBackReason_check"
    check ("takenBackReason" in ('notArrived', 'otherOrder', 'otherAmount', 'slip'));
alter table refunds
  add constraint refunds_method_check check (method in ('cod', 'upi', 'card')),
  add constraint refunds_reason_check check (reason in ('rejected', 'cancelled', 'expired', 'lineRemoved', 'issue',
    'goodwill', 'paidTwice'));
