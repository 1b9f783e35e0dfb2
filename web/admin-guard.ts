import { ADMIN_SECTIONS, type ScreenAddress } from './admin-screens.ts';
import { type Page, requireRole } from './lib/page/page-loader.ts';
import type { CurrentUser } from './lib/session/current-user.ts';
import { screensOf } from './staff/shell/sections.ts';

const SCREENS = screensOf(ADMIN_SECTIONS);

/** As requireRole, for the roles of a screen in the list of admin screens. */
export function requireScreen(page: Page, address: ScreenAddress): CurrentUser {
  return requireRole(page, ...(SCREENS.find(({ to }) => to === address)?.roles ?? []));
}

/** As requireRole, for the roles of any screen in that list. */
export function requireSomeScreen(page: Page): CurrentUser {
  return requireRole(page, ...SCREENS.flatMap(({ roles }) => roles));
}
