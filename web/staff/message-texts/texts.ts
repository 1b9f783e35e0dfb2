import type { MessageTextRow } from '#domain/messages/message-texts.ts';

/** Texts of the screen on which the owner changes the words of messages. */
export const messageTextTexts = {
  page: {
    title: 'Texts to customers',
    lead: 'What texts and chats say, in each language. India’s operators want each text registered: enter its id here.',
  },
  loading: 'Loading the texts...',
  loadFailed: 'The texts could not be loaded',
  noGateway: 'No gateway for text messages is set up. These words are for chats meanwhile.',
  uses: {
    told: 'About meals, orders and money',
    code: 'Codes and links that somebody asked for',
    chat: 'Chats that you send yourself',
  } satisfies Record<MessageTextRow['use'], string>,
  noTemplate: 'No id, so no text goes out',
  noTemplateOfCode: 'No id, so it goes out without one: operators in India may stop it',
  withTemplate: (id: string) => `Registered as ${id}`,
  parts: (count: number) => (count === 1 ? 'One message' : `Paid as ${count} messages`),
  length: (count: number) => `${count} characters`,
  lengthOf: (count: number, most: number) => `${count} of ${most} characters`,
  /** Why fewer characters fit. */
  longLetter: (letter: string) =>
    `‘${letter}’ is not in the alphabet of text messages: 70 characters fit into one, 67 into each of several.`,
  preview: 'As it will be sent',
  previewHint: 'With invented values.',
  change: 'Change',
  changeOf: (text: string) => `Change: ${text}`,
  dialog: (language: string) => `Text in ${language}`,
  words: 'Words',
  wordsHint: (values: string) => `Empty: the words of Rasoi. Values in braces: ${values}`,
  templateId: 'Id of the registered text',
  templateHint: 'From the portal of your operator. Without it no text goes out in this language.',
  templateHintOfCode: 'From the portal of your operator. Without it the text goes out without an id.',
  registered: 'Register it like this',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Saved',
  failed: 'The text could not be saved. Please try again.',
} as const;
