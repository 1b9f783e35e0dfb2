import type { Rupees } from '#domain/money.ts';
import type { UntoldReason } from './customer-message-attributes.ts';
import type { MessageKind } from './message-rows.ts';

/** Something that waits until somebody of the kitchen tells it. */
export interface UntoldMessage {
  $id: string;
  kind: MessageKind;
  /** In the language of its customer. */
  text: string;
  reason: UntoldReason;
  /** ISO times. */
  createdAt: string;
  preparedAt: string | null;
}

/** A customer whom the kitchen still has to tell something. */
export interface UntoldPerson {
  userId: string;
  name: string | null;
  /** +919876543210; null if nobody knows one, or whoever has it said that it is not theirs. */
  phone: string | null;
  isStopped: boolean;
  messages: UntoldMessage[];
  /** The link that opens a chat with all of it; null without a number. */
  chat: string | null;
}

/** The people who came from a file, before the owner has let messages to them go. */
export interface HeldMessages {
  people: { userId: string; name: string | null; phone: string | null; messages: number }[];
  /** How many texts go out at once, and what they cost. */
  texts: number;
  cost: Rupees;
  /** How many go by mail or to a device, and how many wait on the list. */
  free: number;
  onList: number;
}

/** The kitchen's list of whom to tell what, and whether texts go out (TELL-6). */
export interface ToTell {
  people: UntoldPerson[];
  held: HeldMessages | null;
  /** Whether a gateway for text messages is set up, and how many messages have no template in any language. */
  texts: { hasGateway: boolean; withoutTemplate: number };
}
