import { NO_NAME } from '#domain/users/no-name.ts';

/** Texts of the riders on shift. */
export const riderTexts = {
  open: 'Riders',
  title: 'Riders on shift',
  loading: 'Loading the riders...',
  failed: 'The riders could not be loaded',
  none: 'Nobody is on shift. Riders begin theirs on the page of deliveries.',
  noName: NO_NAME,
  since: (time: string) => `since ${time}`,
  seen: (minutes: number) => (minutes === 0 ? 'seen within the last minute' : `seen ${minutes} min ago`),
  silent: (minutes: number) => `silent for ${minutes} min`,
  never: 'not located yet',
} as const;
