import * as v from 'valibot';
import { roleWords } from '#domain/invitations/messages.ts';
import { ROLES } from '#domain/users/roles.ts';
import { defineTextMessage } from '#server/mail/email.ts';

/** Invites a person to join the staff, as a text message. */
export const phoneTeamInvitation = defineTextMessage({
  kind: 'phone-team-invitation',
  secret: v.object({ url: v.string(), role: v.picklist(ROLES) }),
  about: null,
  write: ({ secret: { url, role } }) =>
    `You are invited to work in the Rasoi kitchen as ${roleWords[role]}. Accept within a week: ${url}`,
});
