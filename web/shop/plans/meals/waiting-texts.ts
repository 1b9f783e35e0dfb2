/** Texts of changes of meals that wait for the connection. */
export const waitingMealTexts = {
  queued: 'No connection: it is sent as soon as it is back. Please leave this page open, or open it again.',
  waits: 'Not sent yet',
  title: (count: number) =>
    count === 1 ? '1 change waits for the connection' : `${count} changes wait for the connection`,
  hint: 'They are sent as soon as it is back, while this page is open. Until a cutoff they must have arrived.',
  problems: (count: number) =>
    count === 1 ? '1 change could not be sent' : `${count} changes could not be sent`,
  takeBack: 'Take back',
  /** @param meal such as 'Lunch on Monday, 30 Nov' */
  takeBackLabel: (meal: string) => `Take the change of ${meal} back`,
  dismiss: 'Understood',
  dismissLabel: (meal: string) => `Remove the note about ${meal}`,
  sent: (count: number) => (count === 1 ? '1 waiting change was sent' : `${count} waiting changes were sent`),
} as const;
