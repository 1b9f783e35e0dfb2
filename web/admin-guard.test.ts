import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROLES, type Role } from '#domain/users/roles.ts';
import { requireScreen, requireSomeScreen } from './admin-guard.ts';
import { ADMIN_SECTIONS, type ScreenAddress } from './admin-screens.ts';
import type { Page } from './lib/page/page-loader.ts';
import { screensOf } from './staff/shell/sections.ts';

const pageOf = (role: Role | null) =>
  ({ user: { $id: 'u', role }, isUserKnown: true, url: new URL('https://rasoi.example/admin') }) as Page;

/** The roles that a guard lets in. */
function letIn(guard: (page: Page) => unknown): (Role | null)[] {
  return [...ROLES, null].filter((role) => {
    try {
      guard(pageOf(role));
      return true;
    } catch {
      return false;
    }
  });
}

// ROLE-3
it.each(screensOf(ADMIN_SECTIONS))(
  '$to is open to the roles of its entry, by the guard of its route',
  (screen) => {
    const address = screen.to as ScreenAddress;
    expect(letIn((page) => requireScreen(page, address))).toEqual(screen.roles);
    expect(readFileSync(`web/${screen.file}`, 'utf8')).toContain(`requireScreen(page, '${address}')`);
  },
);

it('the admin area is open to every role with a screen in it', () => {
  expect(letIn(requireSomeScreen)).toEqual(['owner', 'manager', 'kitchen']);
});
