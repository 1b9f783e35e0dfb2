import type { Translated } from '#domain/languages/translations.ts';
import type { invitationMessages, roleWords } from './messages.ts';

export const invitationMessagesHindi: Translated<typeof invitationMessages> = {
  badAddress: 'कृपया ईमेल पता या मोबाइल नंबर दें।',
  invalid: 'यह न्योता इस्तेमाल हो चुका है, वापस ले लिया गया है या पुराना हो गया है। कृपया दूसरा माँगें।',
};

/** The roles as in 'आपको रसोइए के तौर पर बुलाया गया है', before 'के तौर पर'. */
export const roleWordsHindi: Translated<typeof roleWords> = {
  owner: 'मालिक',
  manager: 'मैनेजर',
  kitchen: 'रसोइए',
  rider: 'राइडर',
};
