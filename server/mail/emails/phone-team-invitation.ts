import * as v from 'valibot';
import { roleWords } from '#domain/invitations/messages.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { ROLES } from '#domain/users/roles.ts';
import { defineTextMessage } from '#server/mail/email.ts';
import { codeText } from '#server/mail/messages/code-text.ts';

/** Invites a person to join the staff, as a text message. */
export const phoneTeamInvitation = defineTextMessage({
  kind: 'phone-team-invitation',
  secret: v.object({ url: v.string(), role: v.picklist(ROLES) }),
  isNotice: false,
  about: null,
  forTeam: true,
  byStaff: true,
  texts: {},
  write({ secret: { url, role }, ...facts }) {
    const words = textsIn(facts.language, { roleWords }).roleWords;
    return codeText('phone-team-invitation', { role: words[role], url }, facts);
  },
});
