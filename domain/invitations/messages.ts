import type { Role } from '#domain/users/roles.ts';

/** Messages about invitations to the team, for server and pages. */
export const invitationMessages = {
  badAddress: 'Please give an e-mail address or a mobile number.',
  linkOfFirst:
    'Only the first owner of the kitchen can see this link. They find the invitation here, under Team.',
  invalid: 'This invitation was used, withdrawn or has expired. Please ask for another one.',
} as const;

/** The roles in words, as in 'You are invited as a cook'. */
export const roleWords: Record<Role, string> = {
  owner: 'an owner',
  manager: 'a manager',
  kitchen: 'a cook',
  rider: 'a rider',
};
