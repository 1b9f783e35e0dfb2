import type { Role } from '#domain/users/roles.ts';

/** Messages about invitations to the team, for server and pages. */
export const invitationMessages = {
  badAddress: 'Please give an e-mail address or a mobile number.',
  invalid: 'This invitation was used, withdrawn or has expired. Please ask for another one.',
} as const;

/** The roles in words, as in 'You are invited as a cook'. */
export const roleWords: Record<Role, string> = {
  owner: 'an owner',
  manager: 'a manager',
  kitchen: 'a cook',
  rider: 'a rider',
};
