import type { Translated } from '#domain/languages/translations.ts';
import type { chosenTexts } from './texts.tsx';

export const chosenTextsHindi: Translated<typeof chosenTexts> = {
  title: (dish) => `${dish}: फिर वही?`,
  last: (choice, price) => (
    <>
      {choice} · {price}
    </>
  ),
  plain: 'बिना विकल्प के',
  repeat: 'वही फिर से जोड़ें',
  chooseAgain: 'फिर से चुनें',
};
