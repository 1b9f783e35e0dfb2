/** Texts of the page that names the seller and the grievance officer. */
export const legalTexts = {
  page: {
    title: 'Legal notice',
    description: 'Who sells here, who hears your complaint, and how refunds work.',
  },
  heading: 'Legal notice',
  lead: 'Who you buy from, what happens to your money when something goes wrong, and who hears you.',
  seller: 'Who you buy from',
  officer: 'Grievance officer',
  facts: {
    legalName: 'Legal name',
    shop: 'Trading as',
    registeredAddress: 'Registered address',
    phone: 'Phone',
    email: 'E-mail',
    fssai: 'FSSAI licence',
    gstin: 'GSTIN',
    officerName: 'Name',
    officerDesignation: 'Designation',
    officerHours: 'Hours',
  },
  noOfficer: 'Every complaint is acknowledged within 48 hours and settled within one month.',
  complain: 'File a complaint',
  policy: 'The policy in full',
  refunds: 'Cancelling and refunds',
  privacy: 'What we know about you',
  privacyLead: 'What it is, why we keep it, who sees it, and for how long.',
  toPrivacy: 'Privacy notice',
  refund: {
    cancel: 'You can change or cancel within 5 minutes of ordering, free of charge.',
    unanswered: (minutes: number) =>
      `An order that the kitchen does not accept within ${minutes} minutes is cancelled by itself, and you pay nothing.`,
    missing: 'What we cannot cook you do not pay for.',
    report: (minutes: number) =>
      `Report a problem within ${minutes} minutes of delivery, and we cook it again or refund it.`,
    takes: (time: string) => `A refund goes back the way you paid. It takes ${time}.`,
    noFee: 'There is no cancellation fee that we would not pay ourselves.',
  },
} as const;
