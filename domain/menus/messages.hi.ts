import type { Translated } from '#domain/languages/translations.ts';
import type { menuMessages } from './messages.ts';

export const menuMessagesHindi: Translated<typeof menuMessages> = {
  loadFailed: 'मेन्यू लोड नहीं हो सके',
  stillUsed: (dishes) =>
    `इस मेन्यू में अभी ${dishes} डिश ${dishes === 1 ? 'है। पहले उसे' : 'हैं। पहले उन्हें'} दूसरे मेन्यू में ले जाएँ या हटाएँ।`,
  grown: 'इस मेन्यू में अब ज़्यादा डिश हैं। कृपया उसे देखें, फिर दोबारा खाली करें।',
};
