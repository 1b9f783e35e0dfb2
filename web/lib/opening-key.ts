import type { ShownOpening } from '#domain/site/opening/shown-opening.ts';

/** Below the key of the settings, so that their events refetch it. */
export const OPENING_KEY = ['settings', 'opening'];

/** The answer that a page without one uses: a kitchen that never closes. */
export const ALWAYS_OPEN: ShownOpening = { state: 'open' };

export const isAlwaysOpen = ({ state, changesAt, closedMenus }: ShownOpening) =>
  state === 'open' && changesAt === undefined && closedMenus === undefined;
