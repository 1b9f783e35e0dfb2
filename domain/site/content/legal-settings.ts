import { emailOrNone, line, lines, phoneOrNone } from '../rules/texts.ts';
import { field, type Section, type ValuesOf } from '../setting-rows.ts';

/** Who sells, and who hears complaints (E-Commerce Rules 2020, rule 4). What is empty is not shown. */
export const legal = {
  isPublic: true,
  title: { en: 'Who sells, and who hears complaints', hi: 'कौन बेचता है, और शिकायत कौन सुनता है' },
  settings: {
    /** The name of the business in law; customers know the shop's name. */
    legalName: field('optionalText', line(120, 0), '', {
      en: ['Legal name', 'The name of the business in law, such as on the FSSAI licence.'],
      hi: ['कानूनी नाम', 'कारोबार का कानूनी नाम, जैसा FSSAI लाइसेंस पर है।'],
    }),
    /** Its registered address, in lines. */
    registeredAddress: field('paragraphs', lines(400), '', {
      en: ['Registered address', 'Left empty, it is the shop’s address.'],
      hi: ['रजिस्टर्ड पता', 'खाली छोड़ें, तो दुकान का पता।'],
    }),
    officerName: field('optionalText', line(80, 0), '', {
      en: [
        'Grievance officer',
        'Left empty, the policy ‘Grievance officer and legal notice’ is shown as it stands.',
      ],
      hi: ['शिकायत अधिकारी', 'खाली छोड़ें, तो ‘शिकायत अधिकारी और कानूनी सूचना’ वाली नीति जैसी लिखी है वैसी दिखेगी।'],
    }),
    officerDesignation: field('optionalText', line(80, 0), '', {
      en: ['Designation', 'Such as ‘Owner’.'],
      hi: ['पद', 'जैसे ‘मालिक’।'],
    }),
    officerEmail: field('optionalText', emailOrNone, '', {
      en: ['E-mail of the officer', 'New complaints go there, too. Left empty: the shop’s address.'],
      hi: ['अधिकारी का ईमेल', 'नई शिकायतें वहाँ भी जाती हैं। खाली छोड़ें: दुकान का पता।'],
    }),
    officerPhone: field('optionalText', phoneOrNone, '', {
      en: ['Phone of the officer', 'Left empty: the shop’s number.'],
      hi: ['अधिकारी का फ़ोन', 'खाली छोड़ें: दुकान का नंबर।'],
    }),
    /** When the officer can be reached. */
    officerHours: field('optionalText', line(120, 0), '', {
      en: ['Hours of the officer', 'Such as ‘Monday to Friday, 10 to 17’.'],
      hi: ['अधिकारी का समय', 'जैसे ‘सोमवार से शुक्रवार, 10 से 5’।'],
    }),
    /** How long a refund takes. */
    refundTakes: field('text', line(60), '3-5 business days', {
      en: ['A refund takes', 'Such as ‘3-5 business days’.'],
      hi: ['रिफ़ंड में कितना समय', 'जैसे ‘3-5 कामकाजी दिन’।'],
    }),
  },
} as const satisfies Section;

export type LegalSettings = ValuesOf<typeof legal.settings>;
