import type { Translated } from '#domain/languages/translations.ts';
import { MAX_FAVOURITES } from './attributes.ts';
import type { favouriteMessages } from './messages.ts';

export const favouriteMessagesHindi: Translated<typeof favouriteMessages> = {
  tooMany: `ज़्यादा से ज़्यादा ${MAX_FAVOURITES} पसंदीदा डिश रखी जा सकती हैं। कृपया पहले कोई एक हटाएँ।`,
};
