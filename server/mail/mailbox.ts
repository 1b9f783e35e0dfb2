import type { MailData, mailAttributes } from '#domain/mails/attributes.ts';
import { kindWords } from '#domain/mails/kind-words.ts';
import type { MailContent, MailView } from '#domain/mails/view.ts';
import { Failure } from '#server/base/failure.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { userOf } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { contactKey } from '#server/documents/audit-persons.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { Documents } from '#server/documents/documents.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { composeMails, kitchenOf } from './compose.ts';
import { NothingToSend, type OutboxMail } from './email.ts';
import { emailOfKind } from './emails.ts';
import type { Transports } from './jobs.ts';

/** Shows single mails of the outbox to admins. */
export interface Mailbox {
  /** The text of a mail, or why it is not shown. Throws Failure document_not_found if the caller may not read the mail. */
  view(id: string, actor: Actor): Promise<MailView>;
  /**
   * The text of a mail with a secret. Only for the first admin, and only if no transport can send the mail. Each call
   * is recorded in the audit log.
   * @throws Failure document_not_found, user_unauthorized
   */
  reveal(id: string, actor: Actor): Promise<MailContent>;
}

export interface MailboxDeps {
  engine: EngineDeps;
  mails: Collection<'mails', typeof mailAttributes>;
  documents: Documents;
  /** The site's public URL without a trailing slash. */
  publicUrl: string;
  transports: Transports;
}

interface ShownMail {
  id: string;
  email: OutboxMail;
  data: MailData;
  /** Null when the mail never had a secret, or no longer has one. */
  sealed: Buffer | null;
}

/** Whether this person is the kitchen's first admin and still an admin. */
export async function isFirstAdmin(db: Sql, actor: Actor): Promise<boolean> {
  const id = userOf(actor)?.id ?? '';
  const found = await db.query(
    sql`select 1 from users where id = ${id} and "isAdmin" and "isSuperAdmin"`,
    'first admin',
  );
  return found.length > 0;
}

export function createMailbox({ engine, mails, documents, publicUrl, transports }: MailboxDeps): Mailbox {
  const { database, clock } = engine;

  async function findMail(id: string, actor: Actor): Promise<ShownMail | undefined> {
    const { data } = await documents.get(mails, id, actor);
    const mail: MailData = data;
    const email = emailOfKind(mail.kind);
    if (!email) return undefined;
    const [secret] = await database.query<{ sealed: Buffer }>(
      sql`select sealed from mail_secrets where mail = ${id} and (expires is null or expires > ${clock()})`,
      'mail secret',
    );
    return { id, email, data: mail, sealed: secret?.sealed ?? null };
  }

  async function compose(db: Sql, { id, data, sealed }: ShownMail): Promise<MailContent | undefined> {
    const { kind, addressProven, userId, aboutId, createdAt } = data;
    const mail = {
      id,
      kind,
      addressProven: addressProven === true,
      userId,
      aboutId,
      createdAt: createdAt ?? clock(),
      sealed,
    };
    const kitchen = await kitchenOf(engine, publicUrl);
    const content = (await composeMails(db, { kitchen }, [mail])).get(id);
    if (content instanceof NothingToSend) return undefined;
    if (content instanceof Error) throw content;
    return content;
  }

  const isRevealable = ({ email, data, sealed }: ShownMail): boolean =>
    sealed !== null && data.status === 'kept' && !transports[email.channel];

  return {
    async view(id, actor) {
      const mail = await findMail(id, actor);
      if (!mail) return { view: 'gone' };
      if (!mail.email.secret || mail.email.tells) {
        const content = await compose(database, mail);
        return content ? { view: 'words', content } : { view: 'gone' };
      }
      if (!mail.sealed) return { view: 'wiped' };
      const may = isRevealable(mail) && (await isFirstAdmin(database, actor));
      return { view: may ? 'revealable' : 'hidden' };
    },

    async reveal(id, actor) {
      const mail = await findMail(id, actor);
      if (!mail || !isRevealable(mail)) throw new Failure('document_not_found');
      return runUnitOfWork(engine, actor, async (work) => {
        if (!(await isFirstAdmin(work.sql, actor))) throw new Failure('user_unauthorized');
        const { kind, to, userId } = mail.data;
        const label = `${kindWords(kind)} to ${to}`;
        const persons = [...(userId === null ? [] : [userId]), ...(to === null ? [] : [contactKey(to)])];
        await recordAudit(work, { action: 'reveal', collection: 'mails', documentId: id, label, persons });
        const content = await compose(work.sql, mail);
        if (!content) throw new Failure('document_not_found');
        return content;
      });
    },
  };
}
