import { invitationMessages, roleWords } from '#domain/invitations/messages.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { PreparedChat } from '#domain/messages/chat-rows.ts';
import { Failure } from '#server/base/failure.ts';
import { writeChat } from '#server/collections/customer-messages/write-chat.ts';
import { invitations, newInvitationLink } from '#server/collections/invitations.ts';
import type { Actor } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { isFirstAdmin } from '#server/mail/mailbox.ts';

/** Hands out the link of an invitation that no service can send (TEAM-5). */
export interface InvitationLinks {
  /**
   * A new link of an invitation, and a chat with it that is prepared (TELL-7); the earlier one no longer works. It opens the account of the invitation's address, so only the
   * first admin gets it, only where nothing can be sent to the address, and the audit log records it, as for mails (MAIL-7).
   * @throws Failure document_not_found, user_unauthorized
   */
  newLink(id: string, actor: Actor): Promise<{ url: string; chat: PreparedChat }>;
}

export function createInvitationLinks(engine: EngineDeps): InvitationLinks {
  return {
    newLink: (id, actor) =>
      runUnitOfWork(engine, actor, async (work) => {
        if (!(await isFirstAdmin(work.sql, actor)))
          throw new Failure('user_unauthorized', invitationMessages.linkOfFirst);
        const invitation = await find(work.sql, invitations, id, true);
        const { sms, smtpUrl } = work.settings;
        const isSent = invitation?.data.channel === 'sms' ? sms !== undefined : smtpUrl !== undefined;
        if (!invitation || isSent) throw new Failure('document_not_found');
        const url = await newInvitationLink(work, id);
        const { to, role, channel } = invitation.data;
        await recordAudit(work, { action: 'reveal', collection: 'invitations', documentId: id, label: to });
        const values = { kitchen: work.site.shop.name, role: roleWords[role], page: url };
        const phone = channel === 'sms' ? to : null;
        const chat = await writeChat(
          work,
          { kind: 'chat-invitation', values },
          { language: FIRST_LANGUAGE, phone },
        );
        await recordAudit(work, { action: 'prepare', collection: 'invitations', documentId: id, label: to });
        return { url, chat };
      }),
  };
}
