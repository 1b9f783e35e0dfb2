import type { Translated } from '#domain/languages/translations.ts';
import { type imageMessages, MAX_IMAGE_MEGABYTES, MAX_IMAGE_PIXELS } from './images.ts';

const MEGAPIXELS = MAX_IMAGE_PIXELS / 1_000_000;

export const imageMessagesHindi: Translated<typeof imageMessages> = {
  notAnImage: 'कृपया कोई तस्वीर चुनें: JPEG, PNG, WebP, AVIF या GIF',
  tooLarge: `कृपया ज़्यादा से ज़्यादा ${MAX_IMAGE_MEGABYTES} MB की तस्वीर चुनें`,
  tooManyPixels: `कृपया ज़्यादा से ज़्यादा ${MEGAPIXELS} मेगापिक्सल की तस्वीर चुनें`,
  unreadable: 'यह तस्वीर नहीं खुल सकी',
  unusable: `यह तस्वीर काम नहीं आ सकती। कृपया ज़्यादा से ज़्यादा ${MEGAPIXELS} मेगापिक्सल की तस्वीर चुनें।`,
  tooManyUnfinished: 'बहुत सारे अपलोड अधूरे हैं। कृपया दस मिनट बाद फिर कोशिश करें।',
  broken: 'इस पते से कोई तस्वीर नहीं खुलती। उसकी जगह दूसरी तस्वीर दिखेगी।',
  failed: 'तस्वीर अपलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  cancelled: 'अपलोड रोक दिया गया',
};
