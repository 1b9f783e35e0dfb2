import { typedPhoneLink } from '#domain/phone.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { addressLine, contactTexts } from './contact-texts.ts';

/** How customers reach the kitchen. */
export interface Contact {
  phone: string;
  phoneHref: string;
  email: string;
  /** In one line. */
  address: string;
}

/** How customers reach the kitchen, as its owner has set it. */
export function useContact(): Contact {
  const { phone, email, address } = useSiteSettings().shop;
  const texts = useTexts(contactTexts);
  return {
    phone,
    phoneHref: typedPhoneLink(phone),
    email,
    address: address.map((line) => addressLine(texts, line)).join(', '),
  };
}

interface Hours {
  /** The key of the days' name in the support page's catalogue. */
  days: 'workdays' | 'weekend' | 'holidays';
  /** Days of the week; undefined for holidays. */
  weekdays?: readonly string[];
  opens: string;
  closes: string;
}

/** When the kitchen cooks. */
export const businessHours: readonly Hours[] = [
  {
    days: 'workdays',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '10:00',
    closes: '23:00',
  },
  { days: 'weekend', weekdays: ['Saturday', 'Sunday'], opens: '11:00', closes: '22:00' },
  { days: 'holidays', opens: '11:00', closes: '21:00' },
];
