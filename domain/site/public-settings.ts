/** The server's settings that pages can read (server/settings/public-settings.ts). None is a secret. */
export interface PublicSettings {
  /** The public address of the site, without a slash at the end. */
  publicUrl: string;
  /** The address of the pincode lookup: GET `${pincodeUrl}/110001`. */
  pincodeUrl: string;
  /** The style of a map provider, from which browsers load maps; undefined: none. */
  mapStyleUrl: string | undefined;
  /** Providers that people can sign in with: each one's name in the API, and its name for people. */
  signInWith: readonly { name: string; label: string }[];
  /** Whether mails are sent. If not, they wait in /admin/mail, and pages must not say that one was sent. */
  mailConfigured: boolean;
  /** The same for text messages. */
  textsConfigured: boolean;
  /** Where the login page can send a code for signing in. */
  signInCodes: readonly ('phone' | 'email')[];
  /** Whether this is a demo, whose pages begin with its banner; missing for every other kitchen. */
  isDemo?: true;
  /** The service that the newsletter form calls. Without an origin it is this server. */
  emailService: {
    origin: string | undefined;
    publicKey: string;
    serviceId: string;
    newsletterTemplate: string;
  };
  /** The service that the contact form calls. Without an endpoint it is this server. */
  formService: { endpoint: string | undefined; contactForm: string };
}
