import { randomBytes } from 'node:crypto';
import { isEmail, normalEmail } from '#domain/email.ts';
import { INVITATION_LIFETIME, invitationAttributes } from '#domain/invitations/attributes.ts';
import { invitationMessages } from '#domain/invitations/messages.ts';
import { accountPhone } from '#domain/phone.ts';
import { Failure } from '#server/base/failure.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, hasRole } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { readPhone } from '#server/http/phones.ts';
import { phoneTeamInvitation } from '#server/mail/emails/phone-team-invitation.ts';
import { teamInvitation } from '#server/mail/emails/team-invitation.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

/** The length of a link's secret (bytes). */
const SECRET_BYTES = 24;

/** Normalises a typed e-mail address or phone number. Throws Failure general_argument_invalid. */
function addressOf(typed: string): { to: string; channel: 'email' | 'sms' } {
  const email = normalEmail(typed);
  if (isEmail(email)) return { to: email, channel: 'email' };
  const phone = readPhone(typed);
  if (phone === undefined) throw new Failure('general_argument_invalid', invitationMessages.badAddress);
  return { to: accountPhone(phone), channel: 'sms' };
}

/** Withdraws the other invitations to an address, so that only the link sent last works. */
async function withdrawOthers(work: Work, id: string, to: string): Promise<void> {
  const others = await work.sql.query<{ id: string }>(
    sql`select id from invitations where "to" = ${to} and id <> ${id} for update`,
    'other invitations',
  );
  if (others.length > 0) {
    await work.removeWhere(invitations, equal(invitations.fields.id, ...others.map((other) => other.id)));
  }
}

/** A new link of an invitation, the only one that works from now on. */
export async function newInvitationLink({ sql: db, settings }: Work, id: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db.execute(
    sql`insert into invitation_secrets (invitation, secret_hash) values (${id}, ${hashSecret(secret)})
      on conflict (invitation) do update set secret_hash = excluded.secret_hash`,
    'keep invitation secret',
  );
  const url = new URL('/join', settings.publicUrl);
  url.search = new URLSearchParams({ invitation: id, secret }).toString();
  return url.href;
}

/**
 * Invitations to join the staff. Creating one sends its link, deleting one withdraws it. A new invitation to the same
 * address replaces the earlier one. server/accounts/team accepts invitations.
 */
export const invitations = defineCollection('invitations', invitationAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly, create: hasRole('owner'), delete: hasRole('owner') },
  audit: { label: ({ data }) => data.to },
  hooks: {
    async beforeCreate(work, { id, values }) {
      const { to, channel } = addressOf(values.to);
      await withdrawOthers(work, id, to);
      return {
        insert: {
          to,
          role: values.role,
          channel,
          invitedBy: actorId(work.actor),
          createdAt: work.now,
          expiresAt: new Date(work.now.getTime() + INVITATION_LIFETIME),
        },
      };
    },
    async afterCreate(work, { id, data }) {
      const mail = {
        to: data.to,
        secret: { url: await newInvitationLink(work, id), role: data.role },
        expires: data.expiresAt,
      };
      if (data.channel === 'email') await enqueueMail(work, teamInvitation, mail);
      else await enqueueMail(work, phoneTeamInvitation, mail);
    },
  },
}));
