// The screens of people at work that have a link 'Help', by the table of routes.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { SECTIONS } from '#domain/site/settings.ts';
import routes from '#web/routes.ts';
import { withoutParams } from './read.ts';

/** Whose screens these are. */
const AT_WORK = ['admin', 'deliver'];
/** Older names, which send on to their screens. */
const OTHER_NAMES = 'routes/admin-other-name.tsx';

function addressesOf({ path, index, file, children }: RouteConfigEntry, parent: string): string[] {
  if (file === OTHER_NAMES) return [];
  const own = index ? parent : `${parent}/${path}`;
  return children ? children.flatMap((child) => addressesOf(child, own)) : [own];
}

/** The addresses of all screens, as the table of routes has them. */
export const SCREENS: readonly string[] = routes
  .filter(({ path }) => AT_WORK.some((each) => each === path))
  .flatMap((route) => addressesOf(route, ''));

/** The addresses that a task may name: those of the screens without parameters, and each section of the settings. */
export const NAMED_SCREENS: ReadonlySet<string> = new Set([
  ...SCREENS.map(withoutParams),
  ...SECTIONS.map((section) => `/admin/settings/${section}`),
]);

/** A path at which a screen is shown. */
export const pathOfScreen = (address: string): string => address.replace(/:\w+\??/g, 'x');
