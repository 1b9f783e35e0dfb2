import type { PublicSettings } from '#domain/site/public-settings.ts';
import { SETTINGS, type Settings } from './list.ts';
import type { PublicNames } from './setting.ts';

/** The settings marked `public` in the list. */
type Marked = PublicNames<typeof SETTINGS>;

const isMarked = (name: string): name is Marked => name in SETTINGS && 'public' in SETTINGS[name as Marked];

/** Whom people are offered to sign in with, in this order. */
function providersOf({ google, github, oidc }: Settings): PublicSettings['signInWith'] {
  return [
    google && { name: 'google', label: 'Google' },
    github && { name: 'github', label: 'GitHub' },
    oidc && { name: 'oidc', label: oidc.label },
  ].filter((each) => each !== undefined);
}

/** What pages may know of the settings. A name marked `public` that domain does not have does not compile. */
export function publicSettings(settings: Settings): PublicSettings {
  const marked = Object.fromEntries(Object.entries(settings).filter(([name]) => isMarked(name))) as Pick<
    Settings,
    Marked
  > satisfies Pick<PublicSettings, Marked>;
  return {
    ...marked,
    signInWith: providersOf(settings),
    mailConfigured: settings.smtpUrl !== undefined,
  };
}
