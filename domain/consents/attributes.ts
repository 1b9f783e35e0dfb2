/** What a person may consent to. The consent to a newsletter is asked for by itself, not with an order or an account. */
const CONSENT_PURPOSES = ['newsletter'] as const;

/** How a consent was given or withdrawn: by the link in a mail, or by the switch in the profile. */
export const CONSENT_WAYS = ['mailedLink', 'profile'] as const;

/**
 * A consent as it was given or withdrawn (Digital Personal Data Protection Act, section 6). Only the server writes it, and it is
 * never changed: the newest of a purpose counts.
 */
export const consentAttributes = {
  email: { type: 'string', size: 320, min: 3, required: true },
  /** The account with this proven address at that time; null if there was none. */
  userId: { type: 'string', size: 36, account: true },
  purpose: { type: 'string', size: 20, oneOf: CONSENT_PURPOSES, required: true },
  /** True: given. False: withdrawn. */
  given: { type: 'boolean', required: true },
  way: { type: 'string', size: 12, oneOf: CONSENT_WAYS, required: true },
  notice: { type: 'string', size: 20, required: true },
  createdAt: { type: 'datetime', assigned: true },
} as const;
