import type { Catalogue } from '#domain/languages/translations.ts';
import type { MessageKind } from '#domain/messages/message-rows.ts';
import { type Block, button, note, paragraph } from '#server/mail/blocks.ts';
import {
  type AboutName,
  defineEmail,
  definePushMessage,
  type Facts,
  type SecretShape,
} from '#server/mail/email.ts';

/** What a message says, on whichever channel it goes out. */
interface Said {
  title: string;
  lines: readonly string[];
  /** Links, each a label and a URL. */
  links: readonly (readonly [label: string, url: string])[];
  note?: string;
  /** For a locked screen, which everybody can read: no names and no dishes. */
  alert: { title: string; text: string };
  /** The page that an alert opens. */
  opens: string;
}

interface Definition<
  Shape extends SecretShape | null,
  Name extends AboutName | null,
  Texts extends Catalogue,
> {
  secret: Shape;
  about: Name;
  texts: Texts;
  /** The message to a customer that it tells, if it does. */
  tells?: MessageKind;
  say(facts: Facts<Shape, Name>, texts: Texts): Said;
}

/** Defines a message about somebody's meals, as a mail and as an alert. What its text says is in the table of messages. */
export const asMailAndAlert = <
  const Kind extends string,
  Shape extends SecretShape | null,
  Name extends AboutName | null,
  Texts extends Catalogue,
>(
  kind: Kind,
  { say, ...message }: Definition<Shape, Name, Texts>,
) => ({
  email: defineEmail({
    ...message,
    kind,
    isNotice: true,
    write(facts, texts) {
      const { title, lines, links, note: last } = say(facts, texts);
      const blocks: Block[] = [
        ...lines.map(paragraph),
        ...links.map(([label, url]) => button(label, url)),
        ...(last === undefined ? [] : [note(last)]),
      ];
      return { subject: title, heading: title, blocks };
    },
  }),
  push: definePushMessage({
    ...message,
    kind: `${kind}-alert` as const,
    isNotice: true,
    write(facts, texts) {
      const { alert, opens } = say(facts, texts);
      return { ...alert, opens };
    },
  }),
});

/** The mail and the alert that tell a message to a customer; its values are their secret. */
export const messageMails = <
  const Kind extends MessageKind,
  Shape extends SecretShape,
  Texts extends Catalogue,
>(
  kind: Kind,
  message: Omit<Definition<Shape, null, Texts>, 'about' | 'tells'>,
) => asMailAndAlert(kind, { ...message, about: null, tells: kind });
