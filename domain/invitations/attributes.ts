import { MAX_EMAIL } from '#domain/email.ts';
import { ROLES } from '#domain/users/roles.ts';

/** How somebody is invited: by a mail, or by a text message to their phone. */
const INVITATION_CHANNELS = ['email', 'sms'] as const;
export type InvitationChannel = (typeof INVITATION_CHANNELS)[number];

/** How long an invitation can be accepted, in milliseconds: a week. */
export const INVITATION_LIFETIME = 604_800_000;

/**
 * An invitation to work in the kitchen, as an owner makes it: the address and the role. Its link is sent to the address.
 * It is deleted when it is accepted, and when another one to the same address takes its place.
 */
export const invitationAttributes = {
  /** An e-mail address in lower case, or a phone number such as +919876543210. */
  to: { type: 'string', size: MAX_EMAIL, trim: true, required: true },
  role: { type: 'string', size: 16, oneOf: ROLES, required: true },
  channel: { type: 'string', size: 8, oneOf: INVITATION_CHANNELS, assigned: true },
  /** The owner who invited; only while they are one can it be accepted. */
  invitedBy: { type: 'string', size: 36 },
  createdAt: { type: 'datetime', assigned: true },
  expiresAt: { type: 'datetime', assigned: true },
} as const;

/** What somebody who holds the link of an invitation is told of it. */
export interface InvitationView {
  role: (typeof ROLES)[number];
  to: string;
  channel: InvitationChannel;
  /** Whether the address has an account already. */
  hasAccount: boolean;
  /** Whether a password has to be chosen to accept without being signed in. */
  needsPassword: boolean;
}
