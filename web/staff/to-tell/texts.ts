import { NO_NAME } from '#domain/users/no-name.ts';

/** Texts of the kitchen's list of whom to tell what. */
export const toTellTexts = {
  page: {
    title: 'To tell',
    lead: 'What has happened to meals, orders and money of customers whom no message reached. Tell them, then tick it off.',
  },
  loading: 'Loading the list...',
  loadFailed: 'The list could not be loaded',
  none: 'Everybody knows',
  noneHint: 'What no message reaches somebody with waits here.',
  noName: NO_NAME,
  call: 'Call',
  callOf: (name: string) => `Call ${name}`,
  chat: 'WhatsApp',
  chatOf: (name: string) => `Prepare a WhatsApp chat with ${name}`,
  told: 'Told',
  toldOf: (name: string) => `${name} has been told`,
  toldDone: (name: string) => `${name} is off the list`,
  failed: 'That did not work. Please try again.',
  prepared: (when: string) => `Chat prepared ${when}`,
  stopped: 'Whoever has the number says that it is not theirs. Please find out the right one.',
  noNumber: 'No number',
  reasons: {
    nowhere: 'No number and no mail address',
    stopped: 'The number is not theirs',
    longAgo: 'Not a customer in the last 60 days',
    noGateway: 'No text messages are set up',
    noTemplate: 'Its text has no template yet',
    ceiling: 'Today’s texts are used up',
    failed: 'No message went through',
  },
  noGateway:
    'Texts: no gateway is set up, so whoever has no mail address waits here. WhatsApp and the phone work without one.',
  noTemplate: (count: number) =>
    count === 1
      ? 'One kind of text has no template, so it waits here.'
      : `${count} kinds of texts have no template, so they wait here.`,
  texts: 'See the texts',
  held: {
    title: 'People from a file',
    lead: (people: number) =>
      people === 1
        ? 'One customer came from a file. Nothing is told to them before you say so.'
        : `${people} customers came from a file. Nothing is told to them before you say so.`,
    texts: (count: number, cost: string) =>
      count === 1 ? `1 text, about ${cost}` : `${count} texts, about ${cost}`,
    free: (count: number) => (count === 1 ? '1 by mail or on a device' : `${count} by mail or on a device`),
    onList: (count: number) => (count === 1 ? '1 on this list' : `${count} on this list`),
    who: (people: number) => `Who they are (${people})`,
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    go: 'Tell them',
    drop: 'Tell them nothing of this',
    gone: 'They are told now',
    dropped: 'They are told nothing of this. From now on they hear of what happens.',
  },
} as const;
