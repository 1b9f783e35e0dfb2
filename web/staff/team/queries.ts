import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { InvitationView } from '#domain/invitations/attributes.ts';
import { ROLES, type Role } from '#domain/users/roles.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A member of the team: somebody with a role. */
export interface Member {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  role: Role;
  /** Whether it is the first owner, whose role cannot be changed. */
  isFirst: boolean;
  /** ISO time of the last visit; null if there was none. */
  seen: string | null;
}

/** An open invitation. */
export interface Invited {
  id: string;
  to: string;
  role: Role;
  /** ISO time. */
  expires: string;
}

const SHOWN = ['name', 'email', 'phone', 'role', 'isSuperAdmin', 'accessedAt'] as const;

/** All members of the team: owners first, then the other roles, each by the age of the account. */
export function teamQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['users', 'team', adminId],
    queryFn: async (): Promise<Member[]> => {
      const found = await listEvery(sdk, 'users', [Query.isNotNull('role')], SHOWN);
      const members = found.flatMap(({ $id: id, name, email, phone, role, isSuperAdmin, accessedAt }) =>
        role === null
          ? []
          : [
              {
                id,
                name: name || null,
                email: email || null,
                phone: phone?.toString() ?? null,
                role,
                isFirst: isSuperAdmin,
                seen: accessedAt,
              },
            ],
      );
      return members.sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
    },
  });
}

export function invitationsQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['invitations', adminId],
    queryFn: async (): Promise<Invited[]> => {
      const found = await listEvery(sdk, 'invitations');
      return found.map(({ $id: id, to, role, expiresAt }) => ({ id, to, role, expires: expiresAt ?? '' }));
    },
  });
}

/** The link of an invitation. */
export interface InvitationLink {
  id: string;
  secret: string;
}

/** The content of an invitation, for anybody who has its link. Rejects if the link is no longer valid. */
export function invitationQuery(sdk: Sdk, { id, secret }: InvitationLink) {
  return queryOptions({
    queryKey: ['invitations', 'link', id, secret],
    queryFn: (): Promise<InvitationView> =>
      sdk.call('post', `team/invitations/${encodeURIComponent(id)}/look`, { secret }),
    retry: false,
    // Accepting it makes it invalid, while its page still shows it.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
