import { emailOrNone, line, lines, phoneOrNone } from '../rules/texts.ts';
import { field, ownerText, type Section, type ValuesOf } from '../setting-rows.ts';

/** Who sells, and who hears complaints (E-Commerce Rules 2020, rule 4). What is empty is not shown. */
export const legal = {
  isPublic: true,
  title: 'Who sells, and who hears complaints',
  settings: {
    /** The name of the business in law; customers know the shop's name. */
    legalName: field('optionalText', line(120, 0), '', [
      'Legal name',
      'The name of the business in law, such as on the FSSAI licence.',
    ]),
    /** Its registered address, in lines. */
    registeredAddress: ownerText('paragraphs', lines(400), '', [
      'Registered address',
      'Left empty, it is the shop’s address.',
    ]),
    officerName: ownerText('optionalText', line(80, 0), '', [
      'Grievance officer',
      'Left empty, the policy ‘Grievance officer and legal notice’ is shown as it stands.',
    ]),
    officerDesignation: ownerText('optionalText', line(80, 0), '', ['Designation', 'Such as ‘Owner’.']),
    officerEmail: field('optionalText', emailOrNone, '', [
      'E-mail of the officer',
      'New complaints go there, too. Left empty: the shop’s address.',
    ]),
    officerPhone: field('optionalText', phoneOrNone, '', [
      'Phone of the officer',
      'Left empty: the shop’s number.',
    ]),
    /** When the officer can be reached. */
    officerHours: ownerText('optionalText', line(120, 0), '', [
      'Hours of the officer',
      'Such as ‘Monday to Friday, 10 to 17’.',
    ]),
    /** How long a refund takes. */
    refundTakes: ownerText('text', line(60), '3-5 business days', [
      'A refund takes',
      'Such as ‘3-5 business days’.',
    ]),
  },
} as const satisfies Section;

export type LegalSettings = ValuesOf<typeof legal.settings>;
