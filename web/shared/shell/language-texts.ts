/** Texts of the offer of another language, in its own words. */
export const languageTexts = {
  offer: {
    label: 'भाषा',
    text: 'यह साइट हिन्दी में भी है।',
    accept: 'हिन्दी में देखें',
    dismiss: 'नहीं, धन्यवाद',
  },
} as const;
