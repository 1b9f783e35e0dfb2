import { testPaymentWords } from '#domain/payments/test-words.ts';
import { NO_NAME } from '#domain/users/no-name.ts';
/** Texts of the riders' page. */
export const deliveryTexts = {
  test: testPaymentWords,
  page: { title: 'Deliveries' },
  loading: 'Loading your deliveries...',
  failed: 'Your deliveries could not be loaded',
  lost: (time: string) => `No connection since ${time}. What you see may be old.`,
  groups: {
    out: 'On the way',
    toPickUp: 'To pick up',
    free: 'Ready, nobody has it',
  },
  /** Below the name of a group with several orders. */
  sorted: 'Each half hour’s orders on the shortest way',
  wayAlong: (stops: number) => `Navigate: ${stops} stops`,
  none: {
    title: 'Nothing to deliver',
    hint: 'Orders show here by themselves as soon as they are ready.',
  },
  news: (order: string) => `New: ${order}`,
  card: {
    late: 'late',
    noName: NO_NAME,
    noAddress: 'No address given',
    checkAllergy: 'Allergy: check',
    dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
    quantity: (quantity: number) => `${quantity} ×`,
    callLabel: (name: string) => `Call ${name}`,
    wayLabel: (order: string) => `Show the way to ${order}`,
    kilometres: (distance: string) => `${distance} km`,
    moreLabel: (order: string) => `More about ${order}`,
    collect: 'To collect',
    nothing: 'Paid',
    partly: (paid: string) => `Partly paid: ${paid} came already.`,
    paid: 'Paid. Nothing to collect.',
  },
  sheet: {
    open: 'Delivery sheet',
    title: (rider: string) => `Delivery sheet: ${rider}`,
    summary: (orders: number, amount: string) =>
      orders === 1 ? `1 order, ${amount} to collect` : `${orders} orders, ${amount} to collect`,
    noArea: 'No pincode',
    notPacked: 'Not packed yet',
    paper: 'Paper',
    papers: { '58': '58 mm', '80': '80 mm', page: 'Whole page' },
    print: 'Print',
    nothing: 'Nothing to collect',
  },
  upi: {
    show: 'Show QR',
    showLabel: (order: string) => `Show the QR code to pay order ${order}`,
    title: (amount: string) => `Pay ${amount} by UPI`,
    hint: 'Let the customer scan it. Wait until their app says that it is done, and record it as paid by UPI.',
  },
  actions: {
    take: 'Take it',
    giveBack: 'Give back',
    pickedUp: 'Picked up',
    delivered: 'Delivered',
    undo: 'Undo',
  },
  question: {
    title: (amount: string) => `Has the customer paid ${amount}?`,
    hint: 'Please take the money before you hand over the food.',
  },
  problem: {
    summary: 'Can’t deliver it?',
    hint: 'Call the customer first. If that does not help, say what is wrong: the kitchen sees it at once and decides what happens.',
    reported: (reason: string, time: string) => `You told the kitchen at ${time}: ${reason}`,
    kitchen: 'Call the kitchen',
  },
  said: {
    taken: (order: string) => `${order} is yours`,
    givenBack: (order: string) => `${order} is for another rider now`,
    undone: (order: string) => `${order} is back where it was`,
    notPaid: (order: string) => `${order} is not paid yet`,
    attempted: (order: string) => `The kitchen knows about ${order}`,
  },
  refused: {
    movedOn: (order: string) => `${order} has moved on meanwhile. The kitchen changed it.`,
    gone: (order: string) => `${order} is no longer yours to bring.`,
    undoTooLate: 'Too late: a step can be taken back for 30 seconds.',
    unpayTooLate: 'Too late: a payment can be taken back for 30 seconds. Please tell the kitchen.',
    otherwise: 'That did not work. Please tap again.',
    lost: 'No answer from the kitchen. Please tap again; nothing happens twice.',
  },
} as const;
