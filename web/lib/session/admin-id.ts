import { useCurrentUser } from './current-user.ts';

/** The id of the signed-in admin, which is part of the keys of what admins see; empty for a visitor, who sees no such screen. */
export const useAdminId = (): string => useCurrentUser()?.$id ?? '';
