/** Texts for a board without a connection: its tickets on paper, and the steps that wait to be sent. */
export const offlineBoardTexts = {
  print: (count: number) =>
    count === 1 ? 'Print the ticket of the next 2 hours' : `Print the ${count} tickets of the next 2 hours`,
  printShort: 'Print all',
  nothingToPrint: 'There is no ticket for the next two hours.',
  queued: (order: string) => `No connection: the step of ${order} is sent as soon as it is back`,
  queuedMany: (count: number) =>
    count === 1
      ? 'No connection: 1 step is sent as soon as it is back'
      : `No connection: ${count} steps are sent as soon as it is back`,
  waits: 'Not sent yet',
  title: (count: number) =>
    count === 1 ? '1 step waits for the connection' : `${count} steps wait for the connection`,
  hint: 'They are kept on this device and sent in this order.',
  problems: (count: number) =>
    count === 1 ? '1 step could not be sent' : `${count} steps could not be sent`,
  step: (order: string, status: string, time: string) => `${order}: ${status}, ${time}`,
  takeBack: 'Take back',
  takeBackLabel: (order: string) => `Take the step of order ${order} back`,
  dismiss: 'Understood',
  dismissLabel: (order: string) => `Remove the note about order ${order}`,
  sent: (count: number) => (count === 1 ? '1 waiting step was sent' : `${count} waiting steps were sent`),
  movedOn: (status: string) => `Not sent: it had moved on meanwhile and is “${status}” now.`,
  gone: 'Not sent: it had moved on meanwhile.',
  changeOpen: 'Not sent: a change waits for the customer’s answer.',
  revised: 'Not sent: the order was changed meanwhile.',
  refused: 'Not sent: it was refused. Please look at the order.',
} as const;
