import * as v from 'valibot';
import { roleWords } from '#domain/invitations/messages.ts';
import { ROLES } from '#domain/users/roles.ts';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Invites a person to join the staff. */
export const teamInvitation = defineEmail({
  kind: 'team-invitation',
  secret: v.object({ url: v.string(), role: v.picklist(ROLES) }),
  isNotice: false,
  about: null,
  forTeam: true,
  texts: {
    roles: roleWords,
    subject: 'Your invitation to the kitchen',
    heading: 'Come and work with us',
    invited: (role: string) => `Namaste! You are invited to work in our kitchen as ${role}.`,
    button: 'Accept the invitation',
    note: 'The link works once, within a week. If you did not expect it, you need not do anything.',
  },
  write: ({ secret: { url, role } }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [paragraph(texts.invited(texts.roles[role])), button(texts.button, url), note(texts.note)],
  }),
});
