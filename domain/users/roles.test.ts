import { expect, it } from 'vitest';
import { ADMIN_ROLES, isAdminRole, KITCHEN_ROLES, ROLES } from './roles.ts';

// ROLE-1
it('who administers and who works in the kitchen derives from the rows of the roles', () => {
  expect(ADMIN_ROLES).toEqual(['owner', 'manager']);
  expect(KITCHEN_ROLES).toEqual(['owner', 'manager', 'kitchen']);
  expect(ROLES.filter(isAdminRole)).toEqual(ADMIN_ROLES);
  expect(isAdminRole(null)).toBe(false);
});
