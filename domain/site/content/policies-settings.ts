import { lines } from '../rules/texts.ts';
import { ownerText, type Section } from '../setting-rows.ts';
import { POLICY_DEFAULTS } from './policy-defaults.ts';

const HINT =
  'A line that begins with # is a heading, lines that begin with - are a list. {name}, {address}, {email}, {phone} and {profile} are filled in.';

/** A text in the form that `readPolicy` reads. */
const policy = (first: string, title: string) => ownerText('paragraphs', lines(20_000), first, [title, HINT]);

/** The texts of the policies, in the order in which they stand on the support page. */
export const policies = {
  isPublic: true,
  title: 'Policies',
  settings: {
    terms: policy(POLICY_DEFAULTS.terms, 'Terms of Service'),
    privacy: policy(POLICY_DEFAULTS.privacy, 'Privacy Policy'),
    cookies: policy(POLICY_DEFAULTS.cookies, 'Cookies'),
    grievance: policy(POLICY_DEFAULTS.grievance, 'Grievance officer and legal notice'),
  },
} as const satisfies Section;

export type PolicyName = keyof typeof policies.settings;
