import { isLoopbackUrl } from '#domain/site/loopback.ts';
import type { PublicSettings } from '#domain/site/public-settings.ts';
import { SETTINGS, type ServerSettings } from './list.ts';
import type { PublicNames } from './setting.ts';

/** The names of settings marked `public` in the list. */
type PublicName = PublicNames<typeof SETTINGS>;

const isPublicName = (name: string): name is PublicName =>
  name in SETTINGS && 'public' in SETTINGS[name as PublicName];

/** The providers that the sign-in page offers, in this order. */
function providersOf({ google, github, oidc }: ServerSettings): PublicSettings['signInWith'] {
  return [
    google && { name: 'google', label: 'Google' },
    github && { name: 'github', label: 'GitHub' },
    oidc && { name: 'oidc', label: oidc.label },
  ].filter((each) => each !== undefined);
}

/**
 * Where codes for signing in can be sent. On this machine also without a gateway or mail server: whoever develops reads
 * the codes at /admin/mail. Elsewhere nobody could read them there in time.
 */
function codesOf({ sms, smtpUrl, publicUrl }: ServerSettings): PublicSettings['signInCodes'] {
  const here = isLoopbackUrl(publicUrl);
  const offered = { phone: sms !== undefined || here, email: smtpUrl !== undefined || here };
  return (['phone', 'email'] as const).filter((each) => offered[each]);
}

/** The settings that pages may know. A name marked `public` that `PublicSettings` lacks does not compile. */
export function publicSettings(settings: ServerSettings): PublicSettings {
  const marked = Object.fromEntries(Object.entries(settings).filter(([name]) => isPublicName(name))) as Pick<
    ServerSettings,
    PublicName
  > satisfies Pick<PublicSettings, PublicName>;
  return {
    ...marked,
    signInWith: providersOf(settings),
    mailConfigured: settings.smtpUrl !== undefined,
    textsConfigured: settings.sms !== undefined,
    signInCodes: codesOf(settings),
    ...(settings.demo && { isDemo: true as const }),
  };
}
