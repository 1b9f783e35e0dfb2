import { CHAT_ROWS, type ChatKind } from './chat-rows.ts';
import { CODE_ROWS, type CodeKind, NEEDED_VALUES } from './code-rows.ts';
import { MESSAGE_KINDS, MESSAGE_ROWS, type MessageKind, messageRow, type ValueKind } from './message-rows.ts';

/** A text whose words the owner may change: of a message, of a chat, or with a code or a link that somebody asked for. */
export type TextKind = MessageKind | ChatKind | CodeKind;

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(MESSAGE_ROWS, kind);
export const isCodeKind = (kind: string): kind is CodeKind => Object.hasOwn(CODE_ROWS, kind);

/** The values of each text by their names. */
export const TEXT_VALUES: Readonly<Record<TextKind, Readonly<Record<string, ValueKind>>>> = {
  ...(Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, messageRow(kind).values])) as Record<
    MessageKind,
    Readonly<Record<string, ValueKind>>
  >),
  ...CHAT_ROWS,
  ...CODE_ROWS,
};
export const TEXT_KINDS = Object.keys(TEXT_VALUES) as TextKind[];

/** The values that a text may name; undefined for a text that there is not. */
export const namesOfText = (kind: string): string[] | undefined =>
  Object.hasOwn(TEXT_VALUES, kind) ? Object.keys(TEXT_VALUES[kind as TextKind]) : undefined;

/** The value without which a text is of no use; undefined: it can do without each. */
export const neededValue = (kind: string): string | undefined =>
  isCodeKind(kind) ? NEEDED_VALUES[kind] : undefined;
