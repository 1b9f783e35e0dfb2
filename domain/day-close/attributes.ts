import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { countedCodec, drawerCodec, endCodec, methodCodec } from './records.ts';

/** The most riders and methods of a day. */
const MOST_PARTS = 500;

/**
 * A closed day (DAY-4): its figures as they were when somebody closed it, and what they counted. Clients write the day,
 * the counts and the note; the owner writes why it is opened again. Nothing else of it ever changes.
 */
export const dayCloseAttributes = {
  /** The working day: '2026-11-22'. */
  day: { type: 'string', size: 10, required: true, hi: 'दिन' },
  /** 1 for the first close of the day; it rises when the day is closed again. */
  version: { type: 'integer', assigned: true, hi: 'बार' },
  counted: {
    type: 'records',
    max: MOST_PARTS,
    codec: countedCodec,
    account: 'riderId',
    required: true,
    hi: 'गिना गया',
  },
  note: { type: 'string', size: MAX_NOTE, trim: true, hi: 'नोट' },
  /** The expected cash that the person saw. Only requests have it: another amount refuses the close. */
  seenCash: { type: 'money', requestOnly: true, hi: 'दिखा कैश' },
  drawers: {
    type: 'records',
    max: MOST_PARTS,
    codec: drawerCodec,
    account: 'riderId',
    assigned: true,
    hi: 'गल्ले',
  },
  methods: { type: 'records', max: MOST_PARTS, codec: methodCodec, assigned: true, hi: 'पेमेंट के तरीके' },
  /** Orders that ended without food. */
  ends: { type: 'records', max: MOST_PARTS, codec: endCodec, assigned: true, hi: 'दिन का अंत' },
  orders: { type: 'integer', assigned: true, hi: 'ऑर्डर' },
  ordersAmount: { type: 'money', assigned: true, hi: 'ऑर्डर की रकम' },
  tips: { type: 'money', assigned: true, hi: 'टिप' },
  /** Payments and refunds that were recorded after their own day was closed. */
  lateReceived: { type: 'integer', assigned: true, hi: 'बाद में मिले' },
  lateReceivedAmount: { type: 'money', assigned: true, hi: 'बाद में मिली रकम' },
  lateGivenBack: { type: 'integer', assigned: true, hi: 'बाद में लौटाए' },
  lateGivenBackAmount: { type: 'money', assigned: true, hi: 'बाद में लौटाई रकम' },
  /** Refunds that were still to be given back, and orders that were still open. */
  owed: { type: 'integer', assigned: true, hi: 'बाकी रिफ़ंड' },
  owedAmount: { type: 'money', assigned: true, hi: 'बाकी रकम' },
  openOrders: { type: 'integer', assigned: true, hi: 'बाकी ऑर्डर' },
  closedBy: { type: 'string', size: 36, account: true, writtenBy: 'server', hi: 'किसने बंद किया' },
  closedByName: { type: 'string', size: 128, writtenBy: 'server', hi: 'बंद करने वाले का नाम' },
  closedAt: { type: 'datetime', assigned: true, hi: 'कब बंद हुआ' },
  /** Why the owner opened the day again, who it was and when; null while it is closed. */
  reopenReason: { type: 'string', size: MAX_NOTE, trim: true, hi: 'फिर खोलने की वजह' },
  reopenedBy: { type: 'string', size: 36, account: true, writtenBy: 'server', hi: 'किसने फिर खोला' },
  reopenedByName: { type: 'string', size: 128, writtenBy: 'server', hi: 'फिर खोलने वाले का नाम' },
  reopenedAt: { type: 'datetime', writtenBy: 'server', hi: 'कब फिर खुला' },
} as const;
