import { MAX_EMAIL } from '#domain/email.ts';
import { ROLES } from '#domain/users/roles.ts';

/** How somebody is invited: by a mail, or by a text message to their phone. */
const INVITATION_CHANNELS = ['email', 'sms'] as const;
export type InvitationChannel = (typeof INVITATION_CHANNELS)[number];

/** How long an invitation can be accepted, in milliseconds: a week. */
export const INVITATION_LIFETIME = 604_800_000;

/**
 * An owner's invitation of an address to a role in the kitchen. Its link is sent to the address. It is deleted when it is
 * accepted, and when a new invitation to the same address replaces it (TEAM-2).
 */
export const invitationAttributes = {
  /** An e-mail address in lower case, or a phone number such as +919876543210. */
  to: { type: 'string', size: MAX_EMAIL, contact: true, trim: true, required: true },
  role: { type: 'string', size: 16, oneOf: ROLES, required: true },
  channel: { type: 'string', size: 8, oneOf: INVITATION_CHANNELS, assigned: true },
  /** The owner who invited. The invitation is valid only while they are an owner. */
  invitedBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  createdAt: { type: 'datetime', assigned: true },
  expiresAt: { type: 'datetime', assigned: true },
} as const;

/** What the holder of an invitation's link may see. */
export interface InvitationView {
  role: (typeof ROLES)[number];
  to: string;
  channel: InvitationChannel;
  /** Whether the address has an account already. */
  hasAccount: boolean;
  /** Whether a password has to be chosen to accept without being signed in. */
  needsPassword: boolean;
}
