import { MESSAGE_KINDS } from '#domain/messages/message-rows.ts';
import { defineTextMessage, NothingToSend, type TextMessage } from '#server/mail/email.ts';
import { textMessage } from '#server/mail/messages/message-text.ts';

/** Every message to customers as a text message, with the words and the template of its row. */
export const rowTexts: readonly TextMessage<`phone-${(typeof MESSAGE_KINDS)[number]}`, null, null>[] =
  MESSAGE_KINDS.map((kind) =>
    defineTextMessage({
      kind: `phone-${kind}` as const,
      secret: null,
      about: null,
      tells: kind,
      isNotice: true,
      texts: {},
      write({ told, kitchen, language, own }) {
        const written = told && textMessage(kind, told.values, { kitchen, language, own }, told.code);
        if (!written) throw new NothingToSend('The owner has entered no template for this text');
        return written;
      },
    }),
  );
