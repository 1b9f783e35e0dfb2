import { expect, it } from 'vitest';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { CHECKS, FINDINGS, found, stateOf, worstOf } from './checks.ts';
import { statusTexts } from './status-texts.ts';
import { serverToDoOf, toDoOf, wordsOf } from './words.ts';

const hindi = textsIn('hi', { statusTexts }).statusTexts;

// OPS-9
it('says what to do about each finding that is not good, and nothing about a good one', () => {
  for (const finding of FINDINGS)
    expect([finding, finding in statusTexts.toDo]).toEqual([finding, stateOf(finding) !== 'good']);
});

it('has a finding that is good for each check', () => {
  const good = FINDINGS.filter((finding) => stateOf(finding) === 'good').map(
    (finding) => found(finding).check,
  );
  expect(new Set(good)).toEqual(new Set(CHECKS));
});

it.each([
  ['English', statusTexts, 'Restored in 14 s, 12,402 orders:', 'Does not answer'],
  ['Hindi', hindi, '14 सेकंड में वापस लाया गया, 12,402 ऑर्डर:', 'जवाब नहीं दे रहा है'],
] as const)('tells in %s what was found', (_language, texts, drill, away) => {
  expect(wordsOf(found('drillGood', 14, '12,402'), texts)).toBe(drill);
  expect(wordsOf(found('databaseAway'), texts)).toBe(away);
  expect(toDoOf(found('databaseAway'), texts)).toBe(texts.toDo.databaseAway);
  expect(toDoOf(found('mailsSent'), texts)).toBeUndefined();
  expect(serverToDoOf(found('noBackup'), 'rasoi')).toContain('Type rasoi backup');
});

it('is as grave as the gravest finding', () => {
  expect(worstOf([])).toBe('good');
  expect(worstOf([found('mailsSent'), found('noBackup')])).toBe('attention');
  expect(worstOf([found('databaseAway'), found('noBackup')])).toBe('broken');
});
