import { contactMails } from './contact-mails.ts';
import { grievanceMails } from './grievances/grievance-mails.ts';
import { orderChangeMails } from './orders/changes/order-change-mails.ts';
import { prepaidOrders } from './orders/confirm-payment.ts';
import { orderEventMails, orderIssueMails, orderMails } from './orders/order-mails.ts';

/** What happens with changes of a collection besides its own hooks, mostly mails. */
export const reactions = [
  orderMails,
  orderEventMails,
  orderIssueMails,
  orderChangeMails,
  prepaidOrders,
  contactMails,
  grievanceMails,
];
