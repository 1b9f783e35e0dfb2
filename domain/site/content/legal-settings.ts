import * as v from 'valibot';
import { isEmail } from '#domain/email.ts';
import { line, lines } from './text-rules.ts';

/** Who sells, and who hears complaints (E-Commerce Rules 2020, rule 4). Everybody may read it. Empty: not shown. */
export interface LegalSettings {
  /** The name of the business in law; customers know the shop's name. */
  legalName: string;
  /** Its registered address, in lines. */
  registeredAddress: string;
  officerName: string;
  officerDesignation: string;
  officerEmail: string;
  officerPhone: string;
  /** When the officer can be reached. */
  officerHours: string;
  /** How long a refund takes, such as '3-5 business days'. */
  refundTakes: string;
}

export const LEGAL_DEFAULTS: LegalSettings = {
  legalName: '',
  registeredAddress: '',
  officerName: '',
  officerDesignation: '',
  officerEmail: '',
  officerPhone: '',
  officerHours: '',
  refundTakes: '3-5 business days',
};

const EMAIL = 'must be an e-mail address, or empty';
const PHONE = 'must be a phone number, such as +91 80 0000 1234, or empty';

/** The values that may be set. A field that is left out gets its default. */
export const legalSchema = v.object({
  legalName: v.optional(line(120, 0), LEGAL_DEFAULTS.legalName),
  registeredAddress: v.optional(lines(400), LEGAL_DEFAULTS.registeredAddress),
  officerName: v.optional(line(80, 0), LEGAL_DEFAULTS.officerName),
  officerDesignation: v.optional(line(80, 0), LEGAL_DEFAULTS.officerDesignation),
  officerEmail: v.optional(
    v.pipe(
      v.string(EMAIL),
      v.trim(),
      v.toLowerCase(),
      v.check((given) => given === '' || isEmail(given), EMAIL),
    ),
    LEGAL_DEFAULTS.officerEmail,
  ),
  officerPhone: v.optional(
    v.pipe(v.string(PHONE), v.trim(), v.maxLength(30, PHONE), v.regex(/^(\+?\d[\d ()-]{5,})?$/, PHONE)),
    LEGAL_DEFAULTS.officerPhone,
  ),
  officerHours: v.optional(line(120, 0), LEGAL_DEFAULTS.officerHours),
  refundTakes: v.optional(line(60), LEGAL_DEFAULTS.refundTakes),
});
