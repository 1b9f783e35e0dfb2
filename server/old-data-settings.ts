import * as v from 'valibot';

const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number of days, or 0 to keep them'),
  v.transform(Number),
);

/** How long data is kept, by the names of the environment variables. */
export const oldDataEntries = {
  LOG_KEEP_DAYS: v.optional(days, '365'),
  MESSAGE_KEEP_DAYS: v.optional(days, '730'),
  SUBSCRIBER_KEEP_DAYS: v.optional(days, '30'),
  ACCOUNT_KEEP_DAYS: v.optional(days, '365'),
};

const schema = v.object(oldDataEntries);

/** How long data is kept, in days; 0 keeps it. */
export interface OldDataSettings {
  /** What happened to an account. */
  logs: number;
  /** What people wrote through the contact form. */
  messages: number;
  /** Subscriptions that were never confirmed. */
  subscribers: number;
  /** Accounts that have proven no address or number and hold no order or review, since they were last used. */
  accounts: number;
}

export function oldDataSettings(read: v.InferOutput<typeof schema>): OldDataSettings {
  return {
    logs: read.LOG_KEEP_DAYS,
    messages: read.MESSAGE_KEEP_DAYS,
    subscribers: read.SUBSCRIBER_KEEP_DAYS,
    accounts: read.ACCOUNT_KEEP_DAYS,
  };
}
