import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { invitationMessages } from '#domain/invitations/messages.ts';
import { userMessages } from '#domain/users/messages.ts';
import type { Role } from '#domain/users/roles.ts';
import { createDocument, deleteDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { cancelSignOut } from '#web/lib/session/sign-out.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { InvitationLink, Invited, Member } from './queries.ts';
import { teamTexts } from './texts.ts';

/** What an owner can change about a member of the team. */
export type MemberChange = { type: 'role'; role: Role } | { type: 'devices' } | { type: 'leave' };

/** Changes a member's role, signs them out, or removes them from the team. Shows a toast with the result. */
export function useChangeMember() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(teamTexts);
  const failureWords = useFailureWords();
  const reasons = useTexts(userMessages);
  return useMutation({
    async mutationFn({ member, change }: { member: Member; change: MemberChange }) {
      if (change.type === 'role') return updateDocument(sdk, 'users', member.id, { role: change.role });
      const path = change.type === 'devices' ? `${member.id}/sessions` : member.id;
      return sdk.call('delete', `team/${path}`);
    },
    onSuccess: (_, { member, change }) => {
      const said = { role: 'saved', devices: 'signedOut', leave: 'left' } as const;
      toast.success(texts.member[said[change.type]](member.name ?? texts.noName));
    },
    onError: (error) =>
      toast.error(
        failureWords(error, {
          byType: {
            user_not_found: texts.member.gone,
            user_protected: reasons.protectedAdmin,
            user_last_admin: reasons.lastAdmin,
          },
          otherwise: texts.member.failed,
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['users'] }),
  });
}

/** Invites an address. An earlier invitation to it becomes invalid. Rejects if the server refuses. */
export function useInvite() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to, role }: { id: string; to: string; role: Role }) =>
      createDocument(sdk, 'invitations', id, { to, role }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['invitations'] }),
  });
}

/** Sends an invitation again, or withdraws it. */
export function useChangeInvitation() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const { invitations: texts, form } = useTexts(teamTexts);
  const failureWords = useFailureWords();
  return useMutation({
    async mutationFn({ invited: { id, to, role }, again }: { invited: Invited; again: boolean }) {
      if (again) await createDocument(sdk, 'invitations', ID.unique(), { to, role });
      else await deleteDocument(sdk, 'invitations', id);
    },
    onSuccess: (_, { invited, again }) => toast.success(again ? form.sent(invited.to) : texts.withdrawn),
    onError: (error) => toast.error(failureWords(error, { otherwise: texts.failed })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['invitations'] }),
  });
}

/** Accepts an invitation for the signed-in account, or else for the account of its address. */
export function useAccept() {
  const sdk = useSdk();
  return async (link: InvitationLink, given: { name?: string; password?: string }): Promise<void> => {
    const path = `team/invitations/${encodeURIComponent(link.id)}/accept`;
    await sdk.call('post', path, { secret: link.secret, ...given });
    cancelSignOut();
  };
}

/** The text for a refused invitation. */
export function useInvitationWords() {
  const { invalid, badAddress } = useTexts(invitationMessages);
  return { user_invalid_token: invalid, general_argument_invalid: badAddress };
}
