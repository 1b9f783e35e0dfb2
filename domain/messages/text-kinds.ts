import { CHAT_ROWS, type ChatKind } from './chat-rows.ts';
import { MESSAGE_KINDS, type MessageKind, messageRow, type ValueKind } from './message-rows.ts';

/** A text whose words the owner may change: of a message, or of a chat. */
export type TextKind = MessageKind | ChatKind;

/** The values of each text by their names. */
export const TEXT_VALUES: Readonly<Record<TextKind, Readonly<Record<string, ValueKind>>>> = {
  ...(Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, messageRow(kind).values])) as Record<
    MessageKind,
    Readonly<Record<string, ValueKind>>
  >),
  ...CHAT_ROWS,
};
export const TEXT_KINDS = Object.keys(TEXT_VALUES) as TextKind[];

/** The values that a text may name; undefined for a text that there is not. */
export const namesOfText = (kind: string): string[] | undefined =>
  Object.hasOwn(TEXT_VALUES, kind) ? Object.keys(TEXT_VALUES[kind as TextKind]) : undefined;
