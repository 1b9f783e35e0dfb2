/** How the server is run, as far as its pages know (server/settings/public-settings.ts). None is a secret. */
export interface PublicSettings {
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  /** Where a pincode is looked up: GET `${pincodeUrl}/110001`. */
  pincodeUrl: string;
  /** Providers that people can sign in with: the name the API has for each, and the one that people know. */
  signInWith: readonly { name: string; label: string }[];
  /** Whether mails leave the kitchen. If not, they wait in /admin/mail, and nobody may be told that one was sent. */
  mailConfigured: boolean;
  /** The service that the newsletter's form calls; without an origin it is this server. */
  emailService: {
    origin: string | undefined;
    publicKey: string;
    serviceId: string;
    newsletterTemplate: string;
  };
  /** The service that the contact form calls; without an endpoint it is this server. */
  formService: { endpoint: string | undefined; contactForm: string };
}
