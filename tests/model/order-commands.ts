import fc from 'fast-check';
import { at } from '#tests/kitchen.ts';
import { command, nth, one, ordersIn, pick, rupees } from './commands.ts';
import { expectStatus, firstDone, type HistoryKitchen } from './history-kitchen.ts';
import * as model from './model.ts';

type Model = model.Model;
type Order = model.ModelOrder;

/** The order that a command is about; it does nothing if there is none. */
const about = (
  statuses: Order['status'][],
  run: (model: Model, kitchen: HistoryKitchen, order: Order) => Promise<unknown>,
) =>
  [
    (known: Model, kitchen: HistoryKitchen, { n }: { n: number }) => {
      const order = pick(ordersIn(known, ...statuses), n);
      return order ? run(known, kitchen, order) : Promise.resolve();
    },
    (known: Model) => ordersIn(known, ...statuses).length > 0,
  ] as const;

const place = command(
  'order',
  {
    n: nth,
    quantity: fc.integer({ min: 1, max: 9 }),
    method: fc.constantFrom(
      'cod' as const,
      'cod' as const,
      'cod' as const,
      'upi' as const,
      'card' as const,
      'balance' as const,
      'house' as const,
    ),
    fromBalance: fc.constantFrom<number | 'all'>(0, 0, 0, 20, 100, 'all', 'all'),
    coupon: fc.constantFrom(false, false, true),
  },
  async (known, kitchen, { n, quantity, method, fromBalance, coupon }) => {
    const who = one(known, n);
    const { price, day: portionsOf } = known;
    const priced = { price, quantity, fee: model.feeOf(quantity, price), off: coupon ? model.COUPON.off : 0 };
    // 'all' is what customers read as their balance, though orders that wait for money hold a part of it.
    const asked = fromBalance === 'all' ? Math.max(0, Math.floor(who.balance / 100)) : fromBalance;
    const parts = model.shares(method, asked * 100, model.totalOf(priced));
    const isOffered = quantity <= known.portionsLeft && (!coupon || model.canUseCoupon(known, who));
    const isSold = !who.isClosed && isOffered && model.canPay(known, who, parts);
    const id = kitchen.newId('order');
    const items = [JSON.stringify({ DishID: 'samosa', quantity, price: price / 100 })];
    const data = {
      items,
      address: '4, MG Road, Pune',
      paymentMethod: method,
      fromBalance: asked || null,
      couponCodes: coupon ? [kitchen.couponCode] : [],
    };
    const answer = await kitchen.create(kitchen.as(who), 'orders', data, id);
    if (!expectStatus(answer, isSold, 'order')) return;
    who.cart = 0;
    model.place(known, { ...priced, id, who, parts, portionsOf });
  },
);

const awaiting = (known: Model, ...methods: model.Method[]) =>
  known.orders.filter((order) =>
    order.parts.some((part) => methods.includes(part.method) && model.isAwaited(order)(part)),
  );

async function paymentOf(kitchen: HistoryKitchen, { id }: Order, method: string): Promise<string> {
  const all = await kitchen.ofOrder<{ $id: string; method: string; state: string }>('payments', id);
  return all.find((each) => each.method === method && each.state !== 'paid')?.$id ?? '';
}

const confirm = command(
  'confirm a UPI payment',
  { n: nth },
  async (known, kitchen, { n }) => {
    const order = pick(awaiting(known, 'upi'), n);
    if (!order) return;
    const path = at('payments', await paymentOf(kitchen, order, 'upi'));
    const twice = await Promise.all(
      [kitchen.manager, kitchen.owner].map((who) =>
        kitchen.send(who, 'PATCH', path, { data: { state: 'paid' } }),
      ),
    );
    expectStatus(firstDone(twice), true, 'confirm');
    model.receive(known, order);
  },
  (known) => awaiting(known, 'upi').length > 0,
);

const payByCard = command(
  'pay by card',
  { n: nth },
  async (known, kitchen, { n }) => {
    const order = pick(
      awaiting(known, 'card').filter(({ status }) => status === 'awaitingPayment'),
      n,
    );
    if (!order) return;
    const asked = await kitchen.send(kitchen.as(order.who), 'POST', `/orders/${order.id}/payment-page`);
    expectStatus(asked, true, 'page');
    const page = [...kitchen.razorpay.pages.values()].find(({ short_url }) => short_url === asked.json().url);
    if (!page) throw new Error('no page');
    const { body, headers } = kitchen.razorpay.pay(page);
    const bring = () =>
      kitchen.app.server.inject({
        method: 'POST',
        url: '/v1/payments/webhook/razorpay',
        payload: body,
        headers,
      });
    for (const answer of await Promise.all([bring(), bring()])) expectStatus(answer, true, 'webhook');
    model.receive(known, order);
  },
  (known) => awaiting(known, 'card').some(({ status }) => status === 'awaitingPayment'),
);

const payAtDoor = command(
  'take cash',
  { n: nth },
  async (known, kitchen, { n }) => {
    const order = pick(awaiting(known, 'cod'), n);
    if (!order) return;
    const path = at('payments', await paymentOf(kitchen, order, 'cod'));
    expectStatus(await kitchen.send(kitchen.cook, 'PATCH', path, { data: { state: 'paid' } }), true, 'cash');
    model.receive(known, order);
  },
  (known) => awaiting(known, 'cod').length > 0,
);

const NEXT = {
  placed: 'accepted',
  accepted: 'ready',
  ready: 'outForDelivery',
  outForDelivery: 'delivered',
} as const;

const moveOn = command(
  'move on',
  { n: nth },
  ...about(['placed', 'accepted', 'ready', 'outForDelivery'], async (_, kitchen, order) => {
    const to = NEXT[order.status as keyof typeof NEXT];
    expectStatus(await kitchen.step(kitchen.owner, order.id, order.status, to), true, `to ${to}`);
    order.status = to;
  }),
);

const reject = command(
  'reject',
  { n: nth },
  ...about(['placed'], async (known, kitchen, order) => {
    const because = { reason: 'tooBusy' };
    expectStatus(await kitchen.step(kitchen.owner, order.id, 'placed', 'rejected', because), true, 'reject');
    model.end(known, order);
  }),
);

const cancel = command(
  'cancel',
  { n: nth },
  ...about([...model.OPEN], async (known, kitchen, order) => {
    const because = {
      reason: order.status === 'outForDelivery' ? 'notReachable' : 'other',
      note: 'As they asked',
    };
    expectStatus(
      await kitchen.step(kitchen.owner, order.id, order.status, 'cancelled', because),
      true,
      'cancel',
    );
    model.end(known, order);
  }),
);

const cancelOwn = command(
  'cancel one’s own',
  { n: nth },
  ...about(['awaitingPayment'], async (known, kitchen, order) => {
    const answer = await kitchen.step(kitchen.as(order.who), order.id, 'awaitingPayment', 'cancelled');
    expectStatus(answer, true, 'own');
    model.end(known, order);
  }),
);

const lowered = (known: Model) =>
  ordersIn(known, 'accepted').filter(({ quantity, portionsOf }) => quantity > 1 && portionsOf !== undefined);

const takeOff = command(
  'take portions off',
  { n: nth, less: fc.integer({ min: 1, max: 3 }) },
  async (known, kitchen, { n, less }) => {
    const order = pick(lowered(known), n);
    if (!order) return;
    const quantity = Math.min(less, order.quantity - 1);
    const data = { orderId: order.id, revision: order.revision, line: 0, quantity, reason: 'customerAsked' };
    const id = kitchen.newId('change');
    expectStatus(await kitchen.create(kitchen.owner, 'orderChanges', data, id), true, 'propose');
    const answer = await kitchen.change(kitchen.as(order.who), 'orderChanges', id, { state: 'takenOff' });
    expectStatus(answer, true, 'take off');
    model.takeOff(known, order, quantity);
  },
  (known) => lowered(known).length > 0,
);

const refund = command(
  'refund',
  { n: nth, amount: rupees(400), toBalance: fc.boolean() },
  async (known, kitchen, { n, amount, toBalance }) => {
    const order = pick(known.orders, n);
    if (!order) return;
    const isDone = model.refund(order, amount * 100, toBalance);
    const data = { orderId: order.id, amount, reason: 'goodwill', toBalance };
    expectStatus(await kitchen.create(kitchen.manager, 'refunds', data), isDone, 'refund');
  },
  (known) => known.orders.length > 0,
);

const addToCart = command(
  'add to the cart',
  { n: nth, quantity: fc.integer({ min: 1, max: 5 }) },
  async (known, kitchen, { n, quantity }) => {
    const who = one(known, n);
    const data = { dishId: 'samosa', quantity };
    const answer =
      who.cart === 0
        ? await kitchen.create(kitchen.as(who), 'carts', data, `cart-of-${who.id}`)
        : await kitchen.change(kitchen.as(who), 'carts', `cart-of-${who.id}`, { quantity });
    if (expectStatus(answer, !who.isClosed, 'cart')) who.cart = quantity;
  },
);

const changePrice = command(
  'change the price',
  { price: fc.integer({ min: 30, max: 90 }) },
  async (known, kitchen, { price }) => {
    expectStatus(await kitchen.change(kitchen.owner, 'dishes', 'samosa', { price }), true, 'price');
    known.price = price * 100;
  },
);

const wait = command('wait 20 minutes', {}, async (known, kitchen) => {
  kitchen.wait(20);
  await kitchen.catchUp();
  for (const order of ordersIn(known, 'awaitingPayment', 'placed')) model.end(known, order);
});

export const orderCommands = [
  ...[
    place,
    place,
    place,
    place,
    place,
    confirm,
    confirm,
    confirm,
    payByCard,
    payByCard,
    payAtDoor,
    payAtDoor,
  ],
  ...[moveOn, moveOn, moveOn, moveOn, moveOn, moveOn, moveOn, moveOn, reject, cancel, cancel, cancelOwn],
  ...[takeOff, takeOff, takeOff, takeOff],
  ...[refund, refund, addToCart, changePrice, wait],
];
