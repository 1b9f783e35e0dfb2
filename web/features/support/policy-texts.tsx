import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Contact } from '#web/lib/kitchen/contact-details.ts';

interface Policy {
  id: string;
  title: string;
  parts: readonly { heading: string; text: ReactNode }[];
}

const LINK = 'text-chilli-text underline underline-offset-2';

const mailTo = ({ email }: Contact) => (
  <a href={`mailto:${email}`} className={LINK}>
    {email}
  </a>
);

/** The policies that the footer links to. Their facts must agree with the FAQs and with checkout. */
export const policyTexts: { readonly policies: (contact: Contact) => readonly Policy[] } = {
  policies: (contact) => [
    {
      id: 'terms',
      title: 'Terms of Service',
      parts: [
        {
          heading: 'Ordering and paying',
          text: 'The total you see at checkout, with delivery and 5% tax, is the total you pay; nothing is added later. Cash on Delivery is paid at your door. UPI and card are test payments for now: no money moves. Please give your own name, phone number and address; one account is for one person.',
        },
        {
          heading: 'Delivery',
          text: 'We cook when you order and deliver to the address you give. We advertise delivery within 30 minutes; at busy hours it can be 30-45 minutes. More than 15 minutes past the estimate counts as late: call us, and we put it right.',
        },
        {
          heading: 'Changing, cancelling and refunds',
          text: 'You can change or cancel within 5 minutes of ordering, free of charge. If we cannot cook what you ordered, we tell you and you pay nothing for it. Report a problem within 30 minutes of delivery, and we cook it again or refund it. A refund takes 3-5 business days.',
        },
        {
          heading: 'Food and pictures',
          text: 'Veg dishes carry the green mark, non-veg ones the brown; they are cooked apart, but in one building. Our kitchens handle milk, nuts, wheat, soy and mustard: tell us of an allergy before you order. Pictures of dishes are illustrations, and the nutrition figures are the same rough guide for every dish.',
        },
        {
          heading: 'Reviews',
          text: 'One review per person and dish, by whoever has an account; you can change or delete yours at any time. Reviews show your name. We take down only what insults, threatens or advertises.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy Policy',
      parts: [
        {
          heading: 'What we collect, and why',
          text: (
            <ul className="grid list-disc gap-1.5 pl-5">
              <li>
                Name, phone and address: to bring you your food and to call when we cannot find the door.
              </li>
              <li>
                Email and password: to sign you in and to send you order confirmations. The password is kept
                only as a hash that cannot be turned back.
              </li>
              <li>
                Orders: to cook them, to answer questions about them, and because tax law has us keep bills.
              </li>
              <li>Reviews: to show them, with your name, to others.</li>
              <li>
                Times and addresses (IP) of sign-ins: to show you your open sessions and to keep others out.
              </li>
              <li>Newsletter address: only after you confirm it by mail, until you unsubscribe.</li>
              <li>Messages from the contact form: to answer them.</li>
            </ul>
          ),
        },
        {
          heading: 'Who sees it',
          text: 'The people of our kitchen who need it for that. Nobody buys it, and no advertiser gets it. If you open the map on About Us, OpenStreetMap sees that visit.',
        },
        {
          heading: 'Your data is yours',
          text: (
            <>
              Under the Digital Personal Data Protection Act you may see, correct, download and erase your
              data, and take back your consent. See and correct it in{' '}
              <Link to="/profile" className={LINK}>
                My Profile
              </Link>
              ; for a copy of everything, or to have it erased, write to {mailTo(contact)} from the address of
              your account. We do it within 30 days, but for bills that the law has us keep. If our answer
              does not satisfy you, the grievance officer below hears you, and after that the Data Protection
              Board of India.
            </>
          ),
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      parts: [
        {
          heading: 'Only what is needed',
          text: 'One session cookie, with an older twin for older browsers, keeps you signed in. Your browser also remembers who you are, an order that is on its way to us, and a dish you wanted before you signed in. There is no tracking, no advertising and no measuring cookie, so there is no banner to click away.',
        },
      ],
    },
    {
      id: 'grievance',
      title: 'Grievance officer and legal notice',
      parts: [
        {
          heading: 'Grievance officer',
          text: (
            <>
              Farida Khan, {contact.address}; {mailTo(contact)}, {contact.phone}. Every complaint is
              acknowledged within 48 hours and settled within one month.
            </>
          ),
        },
        {
          heading: 'Who we are',
          text: `Rasoi Home Kitchens (a sample business: this name, the address ${contact.address} and the people on these pages stand in for those of the kitchen that runs this site). Licence and tax numbers are printed on the bills of kitchens that have them.`,
        },
      ],
    },
  ],
};
