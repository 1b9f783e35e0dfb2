import type { Translated } from '#domain/languages/translations.ts';
import type { printMessages } from './messages.ts';

export const printMessagesHindi: Translated<typeof printMessages> = {
  taken: 'यह टिकट दूसरा प्रिंटर छाप रहा है, या छप चुका है।',
  needsAgent: '"agentId" देना ज़रूरी है।',
};
