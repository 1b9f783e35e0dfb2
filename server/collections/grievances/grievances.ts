import { grievanceAttributes } from '#domain/grievances/attributes.ts';
import { grievanceMessages } from '#domain/grievances/messages.ts';
import { formatTicket, resolveBy } from '#domain/grievances/ticket.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, adminOrOwner, changesOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';

/** The attributes that a change may write. */
const ANSWERED = ['state', 'answer', 'outcome'] as const;

const invalid = (message: string) => new Failure('general_argument_invalid', message);

async function nextTicket({ sql: db, now, site }: Work): Promise<string> {
  const [row] = await db.query<{ number: number }>(
    sql`select nextval('grievance_numbers')::int as number`,
    'number of a complaint',
  );
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: site.shop.timeZone });
  return formatTicket(Number(year.format(now)), row?.number ?? 0);
}

/**
 * Complaints to the grievance officer. Only the server creates them (grievance-routes.ts). Admins answer them, and close
 * them with an outcome; nothing is changed afterwards.
 */
export const grievances = defineCollection('grievances', grievanceAttributes, ({ fields }) => ({
  belongsTo: {
    owner: { account: fields.userId, email: fields.email },
    few: 'A person can file five an hour, and closed ones are deleted by their age.',
    onAccountClosed: {
      keep: 'The law wants every complaint settled, and the kitchen must be able to show it. Deleted by its age once closed.',
    },
    onChangeOfOwner: { keep: 'The law wants every complaint settled.' },
    dataExport: { as: 'grievances' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOrOwner(fields.userId), update: adminOnly },
  audit: {
    label: ({ data }) => `Complaint ${data.ticket}`,
    hidden: ['text', 'email', 'phone'],
  },
  hooks: {
    async beforeCreate(work, { values }) {
      const ticket = await nextTicket(work);
      return { insert: { ...values, ticket, createdAt: work.now, resolveBy: resolveBy(work.now) } };
    },
    async beforeUpdate(work, { data }, change) {
      if (data.state === 'closed') throw new Failure('grievance_closed');
      if (!changesOnly(data, change, ANSWERED)) throw invalid(grievanceMessages.stays);
      const { state = data.state, answer = data.answer, outcome = null } = change;
      if (state === 'open') throw invalid(grievanceMessages.stays);
      if (!answer && outcome !== 'withdrawn') throw invalid(grievanceMessages.needsAnswer);
      if ((state === 'closed') !== (outcome !== null)) throw invalid(grievanceMessages.needsOutcome);
      return {
        change: {
          state,
          answer: answer || null,
          outcome,
          answeredBy: actorId(work.actor),
          answeredAt: work.now,
          closedAt: state === 'closed' ? work.now : null,
        },
      };
    },
  },
}));
