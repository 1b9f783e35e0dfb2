import { ADMIN_SECTIONS, type ScreenAddress } from './admin-screens.ts';
import { screensOf } from './features/admin/sections.ts';
import { type Page, requireRole } from './lib/page/page-loader.ts';
import type { CurrentUser } from './lib/session/current-user.ts';

const SCREENS = screensOf(ADMIN_SECTIONS);

/** As requireRole, for those who open a screen by the list of admin screens. */
export function requireScreen(page: Page, address: ScreenAddress): CurrentUser {
  return requireRole(page, ...(SCREENS.find(({ to }) => to === address)?.roles ?? []));
}

/** As requireRole, for those who open any of them. */
export function requireSomeScreen(page: Page): CurrentUser {
  return requireRole(page, ...SCREENS.flatMap(({ roles }) => roles));
}
