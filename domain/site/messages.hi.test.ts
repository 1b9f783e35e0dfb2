import { expect, it } from 'vitest';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { openingMessages } from './messages.ts';
import { closedSentence, whenWords } from './opening/opening-words.ts';
import type { OpensAt } from './opening/shown-opening.ts';

const hindi = textsIn('hi', { openingMessages }).openingMessages;
const closed = (opens: OpensAt) => closedSentence(hindi, { state: 'closed', opens });

it('LANG-41 a Hindi page says when the kitchen opens as people say it, with the part of the day', () => {
  expect(closed({ time: '18:30', day: 'today' })).toBe('अभी बंद है। आज शाम 6:30 बजे खुलेगा।');
  expect(closed({ time: '09:00', day: 'tomorrow' })).toBe('अभी बंद है। कल सुबह 9:00 बजे खुलेगा।');
  expect(hindi.menuClosed('नाश्ता', whenWords(hindi, { time: '12:00', day: 'monday' }))).toBe(
    'नाश्ता: सोमवार दोपहर 12:00 बजे से ऑर्डर हो सकेगा।',
  );
  expect(closed({ time: '00:15', day: '2026-08-03' })).toBe('अभी बंद है। 3 अगस्त 2026 को रात 12:15 बजे खुलेगा।');
});

it('LANG-41 the kitchen’s own reason for a pause ends with one full stop in Hindi', () => {
  expect(closedSentence(hindi, { state: 'paused', reason: 'बारिश हो रही है।' })).toBe(
    'हम अभी ऑर्डर नहीं ले रहे: बारिश हो रही है।',
  );
});
