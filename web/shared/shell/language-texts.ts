/** Texts of the switch of languages. Each language is named, and offered, in its own words. */
export const languageTexts = {
  names: { en: 'English', hi: 'हिन्दी' },
  offer: {
    label: 'भाषा',
    text: 'यह साइट हिन्दी में भी है।',
    accept: 'हिन्दी में देखें',
    dismiss: 'नहीं, धन्यवाद',
  },
} as const;
