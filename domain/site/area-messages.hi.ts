import type { Translated } from '#domain/languages/translations.ts';
import type { areaMessages } from './area-messages.ts';

export const areaMessagesHindi: Translated<typeof areaMessages> = {
  outside: (pincode, pickup) =>
    `हम अभी ${pincode} में डिलीवरी नहीं करते। कृपया दूसरा पता चुनें, या ${pickup ? 'खुद ले जाएँ: चेकआउट पर पिकअप चुनें' : 'खुद लेने आने के लिए रसोई को फ़ोन करें'}।`,
  noPincode: 'कृपया छह अंकों के पिनकोड के साथ पता दें, ताकि हमें पता चले कि हम वहाँ डिलीवरी करते हैं या नहीं।',
};
