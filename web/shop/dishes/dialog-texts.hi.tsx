import type { Translated } from '#domain/languages/translations.ts';
import type { dialogTexts } from './dialog-texts.tsx';

export const dialogTextsHindi: Translated<typeof dialogTexts> = {
  dialog: {
    gone: 'यह डिश अभी मेन्यू में नहीं है',
    lookElsewhere: 'देखिए, आज और क्या बन रहा है।',
    picture: (dish) => `${dish}, चित्र`,
    illustration: 'तस्वीरें सांकेतिक हैं; असली डिश अलग दिख सकती है',
    quantity: (dish) => `${dish} की मात्रा`,
    add: (price) => (
      <span>
        <span className="max-sm:sr-only">कार्ट में </span>जोड़ें · {price}
      </span>
    ),
    added: 'कार्ट में जोड़ दिया!',
  },
  facts: {
    label: 'इस डिश के बारे में',
    serves: (people) => `${people} ${people === 1 ? 'व्यक्ति' : 'लोगों'} के लिए`,
    contains: 'इसमें है:',
  },
  nutrition: {
    calories: { name: 'ऊर्जा', unit: ' kcal' },
    protein: { name: 'प्रोटीन', unit: 'g' },
    carbs: { name: 'कार्ब', unit: 'g' },
    fat: { name: 'वसा', unit: 'g' },
  },
};
