/** Texts of the company that pays for a customer's meals. */
export const myCompanyTexts = {
  page: { title: 'Your company' },
  panel: 'Your company',
  open: 'Open',
  pays: (name: string) => `${name} pays for your meals.`,
  closed: (name: string) => `${name} pays for no meals at the moment.`,
  howTo:
    'Choose it as the way to pay when you subscribe to a plan. It sees how many meals you have and what they cost, not what you eat or where.',
  toPlans: 'See the plans',
  invited: (name: string) => `${name} would pay for your meals.`,
  invitedHint:
    'If you join, you subscribe to a plan as everybody does, and it pays. It sees how many meals you have and what they cost, not what you eat or where.',
  join: 'Join',
  decline: 'No, thank you',
  joined: (name: string) => `${name} pays for your meals from now on.`,
  declined: 'You have not joined.',
  leave: 'Leave this company',
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveText: 'It pays for no meal any more that you can still change. Your plan that it paid ends with that.',
  left: (name: string) => `${name} no longer pays for your meals.`,
  stay: 'Stay',
  none: 'No company pays for your meals',
  noneHint:
    'If yours does, its admin adds you by your mobile number or mail address. Confirm it in your profile, and the company shows up here.',
  toProfile: 'Your profile',
  loading: 'Loading...',
  loadFailed: 'This could not be loaded',
} as const;
