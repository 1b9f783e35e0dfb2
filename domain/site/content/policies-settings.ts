import * as v from 'valibot';
import { POLICY_DEFAULTS } from './policy-defaults.ts';
import { lines } from './text-rules.ts';

/** The policies of the support page, in the order in which they stand there. */
export const POLICIES = ['terms', 'privacy', 'cookies', 'grievance'] as const;
export type PolicyName = (typeof POLICIES)[number];

/** How many characters the text of a policy can have. */
const MOST = 20_000;

/** The texts of the policies, in the form that `readPolicy` reads. Everybody may read them. A field that is left out gets its default. */
export const policiesSchema = v.object({
  terms: v.optional(lines(MOST), POLICY_DEFAULTS.terms),
  privacy: v.optional(lines(MOST), POLICY_DEFAULTS.privacy),
  cookies: v.optional(lines(MOST), POLICY_DEFAULTS.cookies),
  grievance: v.optional(lines(MOST), POLICY_DEFAULTS.grievance),
});
