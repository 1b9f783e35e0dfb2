import { usePublicSettings } from './page/html-document.ts';

/** The ways by which this kitchen can send something now. */
export interface Ways {
  email: boolean;
  text: boolean;
}

/** For whether there is a way at all, also one that an admin has to pass on. */
export const EVERY_WAY: Ways = { email: true, text: true };

/**
 * Whether mails and text messages go out at all. Whatever says that something is sent, or will be, asks this first, and says else what
 * waits and where (MAIL-32). The specification's own sentences stay.
 */
export function useCanSend(): Ways {
  const { mailConfigured, textsConfigured } = usePublicSettings();
  return { email: mailConfigured, text: textsConfigured };
}
