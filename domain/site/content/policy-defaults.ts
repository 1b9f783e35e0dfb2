import { GRIEVANCE_DEFAULT } from './grievance-default.ts';

/** The policies of a new kitchen. Their facts must agree with the FAQs and with checkout. */
export const POLICY_DEFAULTS = {
  terms: `# Ordering and paying
The total you see at checkout, with delivery and any tax, is the total you pay; nothing is added later. Cash on Delivery is paid at your door. UPI and card are test payments for now: no money moves. Please give your own name, phone number and address; one account is for one person.

# Delivery
We cook when you order and deliver to the address you give. We advertise delivery within 30 minutes; at busy hours it can be 30-45 minutes. More than 15 minutes past the estimate counts as late: call us, and we put it right.

# Changing, cancelling and refunds
You can change or cancel within 5 minutes of ordering, free of charge. If we cannot cook what you ordered, we tell you and you pay nothing for it. Report a problem within 30 minutes of delivery, and we cook it again or refund it. A refund takes 3-5 business days.

# Food and pictures
Veg dishes carry the green mark, non-veg ones the brown; all are cooked in one building. Our kitchens handle milk, nuts, wheat, soy and mustard: tell us of an allergy before you order. Pictures of dishes are illustrations, and the nutrition figures are the same rough guide for every dish.

# Reviews
One review per person and dish, by whoever has an account; you can change or delete yours at any time. Reviews show your name. We take down only what insults, threatens or advertises.`,

  privacy: `# What we collect, and why
- Name, phone and address: to bring you your food and to call when we cannot find the door.
- Email and password: to sign you in and to send you order confirmations. The password is kept only as a hash that cannot be turned back.
- Orders: to cook them, to answer questions about them, and because tax law has us keep bills.
- Reviews: to show them, with your name, to others.
- Times and addresses (IP) of sign-ins: to show you your open sessions and to keep others out.
- Newsletter address: only after you confirm it by mail, until you unsubscribe.
- Messages from the contact form: to answer them.

# Who sees it
The people of our kitchen who need it for that. Nobody buys it, and no advertiser gets it. If you open the map on About Us, OpenStreetMap sees that visit.

# Your data is yours
Under the Digital Personal Data Protection Act you may see, correct, download and erase your data, and take back your consent. See and correct it in {profile}; for a copy of everything, or to have it erased, write to {email} from the address of your account. We do it within 30 days, but for bills that the law has us keep. If our answer does not satisfy you, the grievance officer below hears you, and after that the Data Protection Board of India.`,

  cookies: `# Only what is needed
One session cookie, with an older twin for older browsers, keeps you signed in. Your browser also remembers who you are, an order that is on its way to us, and a dish you wanted before you signed in. There is no tracking, no advertising and no measuring cookie, so there is no banner to click away.`,

  grievance: GRIEVANCE_DEFAULT,
};
