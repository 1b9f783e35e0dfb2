import { lines } from '../rules/texts.ts';
import { field, type InEach, type Section } from '../setting-rows.ts';
import { POLICY_DEFAULTS } from './policy-defaults.ts';

const ENGLISH_HINT =
  'A line that begins with # is a heading, lines that begin with - are a list. {name}, {address}, {email}, {phone} and {profile} are filled in.';
const HINDI_HINT =
  '# से शुरू होने वाली लाइन शीर्षक है, - से शुरू होने वाली लाइनें सूची हैं। {name}, {address}, {email}, {phone} और {profile} अपने आप भर जाते हैं।';

/** A text in the form that `readPolicy` reads. */
const policy = (first: string, { en, hi }: InEach<string>) =>
  field('paragraphs', lines(20_000), first, { en: [en, ENGLISH_HINT], hi: [hi, HINDI_HINT] });

/** The texts of the policies, in the order in which they stand on the support page. */
export const policies = {
  isPublic: true,
  title: { en: 'Policies', hi: 'नीतियाँ' },
  settings: {
    terms: policy(POLICY_DEFAULTS.terms, { en: 'Terms of Service', hi: 'सेवा की शर्तें' }),
    privacy: policy(POLICY_DEFAULTS.privacy, { en: 'Privacy Policy', hi: 'प्राइवेसी पॉलिसी' }),
    cookies: policy(POLICY_DEFAULTS.cookies, { en: 'Cookies', hi: 'कुकी' }),
    grievance: policy(POLICY_DEFAULTS.grievance, {
      en: 'Grievance officer and legal notice',
      hi: 'शिकायत अधिकारी और कानूनी सूचना',
    }),
  },
} as const satisfies Section;

export type PolicyName = keyof typeof policies.settings;
