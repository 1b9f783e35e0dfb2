/**
 * What a person may consent to. The consent to a newsletter is asked for by itself, not with an order or an account; the others
 * are given and withdrawn by their account: map pins of its addresses, and as a rider to be located during shifts.
 */
const CONSENT_PURPOSES = ['newsletter', 'mapPin', 'riderPosition'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** How a subscription was made or ended: by the link in a mail, or by the switch in the profile. */
export const SUBSCRIPTION_WAYS = ['mailedLink', 'profile'] as const;
/** How a consent was given or withdrawn: as a subscription, with an address, on the page of deliveries, or by leaving the team. */
const CONSENT_WAYS = [...SUBSCRIPTION_WAYS, 'address', 'deliveries', 'leftTeam'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/**
 * A consent as it was given or withdrawn (Digital Personal Data Protection Act, section 6). It is never changed: the newest of a
 * purpose counts. A person creates the documents of their account by naming purpose and `given`; the server writes the rest, and
 * those of the newsletter.
 */
export const consentAttributes = {
  /** The address, for a newsletter; else that of the account, if it has one. */
  email: { type: 'string', size: 320, min: 3, writtenBy: 'server' },
  /** The account, or for a newsletter the one with this proven address at that time; null if there was none. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  purpose: { type: 'string', size: 20, oneOf: CONSENT_PURPOSES, required: true },
  /** True: given. False: withdrawn. */
  given: { type: 'boolean', required: true },
  way: { type: 'string', size: 12, oneOf: CONSENT_WAYS, assigned: true },
  notice: { type: 'string', size: 20, assigned: true },
  createdAt: { type: 'datetime', assigned: true },
} as const;
