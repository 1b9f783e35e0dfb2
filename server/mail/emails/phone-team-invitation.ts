import * as v from 'valibot';
import { roleWords } from '#domain/invitations/messages.ts';
import { ROLES } from '#domain/users/roles.ts';
import { defineTextMessage } from '#server/mail/email.ts';

/** Invites a person to join the staff, as a text message. */
export const phoneTeamInvitation = defineTextMessage({
  kind: 'phone-team-invitation',
  secret: v.object({ url: v.string(), role: v.picklist(ROLES) }),
  isNotice: false,
  about: null,
  forTeam: true,
  byStaff: true,
  texts: {
    roles: roleWords,
    text: (shop: string, role: string, url: string) =>
      `You are invited to work in the kitchen of ${shop} as ${role}. Accept within a week: ${url}`,
  },
  write: ({ kitchen, secret: { url, role } }, texts) => texts.text(kitchen.name, texts.roles[role], url),
});
