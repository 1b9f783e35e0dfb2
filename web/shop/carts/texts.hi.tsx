import type { Translated } from '#domain/languages/translations.ts';
import type { cartTexts } from './texts.tsx';

export const cartTextsHindi: Translated<typeof cartTexts> = {
  quantity: (dish) => `${dish} की मात्रा`,
  add: (dish) => (
    <>
      + जोड़ें<span className="sr-only">{` ${dish}`}</span>
    </>
  ),
  undo: 'वापस लाएँ',
  bar: {
    label: 'कार्ट',
    content: (dishes, cost) => (
      <>
        {`${dishes} डिश · `}
        {cost}
      </>
    ),
    view: 'कार्ट देखें',
    missing: (cost) => <>{cost} और, फिर डिलीवरी मुफ़्त</>,
    almost: 'एक छोटी डिश और, फिर डिलीवरी मुफ़्त',
    free: 'डिलीवरी मुफ़्त',
  },
};
