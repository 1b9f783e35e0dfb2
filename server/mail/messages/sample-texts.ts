import { roleWords } from '#domain/invitations/messages.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { FILLED_IN } from '#domain/messages/code-rows.ts';
import { sampleWords } from '#domain/messages/sample-words.ts';
import { isCodeKind, isMessageKind, TEXT_VALUES, type TextKind } from '#domain/messages/text-kinds.ts';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import { webOtp } from '#server/mail/sign-in-words.ts';
import { framed, type TextFacts, writtenValues } from './message-text.ts';

// A text as it will be sent, with invented values (TELL-10).

const CODE = '483920';
/** As long as those of real links. */
const SAMPLE_LINK = 'k7Qx2mVb9TzLw4Re';
const NINE_IN_THE_EVENING = 21 * 60;

/** Invented values of a text in its language, by their names. */
export function sampleValues(kind: TextKind, facts: TextFacts, now: Date): Record<string, string> {
  const { language, kitchen } = facts;
  const texts = textsIn(language, { sampleWords, roleWords });
  const words = texts.sampleWords;
  const day = addDays(dayAt(now, kitchen.timeZone), 1);
  const evening = new Date(momentOf(day, NINE_IN_THE_EVENING, kitchen.timeZone)).toISOString();
  const byName: Readonly<Record<string, unknown>> = {
    name: isMessageKind(kind) ? words.meal : words.person,
    ...{ names: words.meal, plan: words.plan, company: words.company, about: words.about },
    ...{ order: '#1042', code: isCodeKind(kind) ? CODE : 'FIRST10', shop: kitchen.name },
    kitchen: kitchen.name,
    ...{ role: texts.roleWords.kitchen, url: `${kitchen.publicUrl}/join?secret=...` },
    page: `${kitchen.publicUrl}/...`,
    ...{ dishes: [`*${words.title}*`, `🟢 ${words.dish} – ₹120`] },
  };
  const byKind: Readonly<Record<string, unknown>> = {
    ...{ day, days: [day, addDays(day, 1)], money: 34_000, moment: evening, count: 3 },
    ...{ notCooked: 'short', orderReason: 'tooBusy', period: day.replace(/-\d+$/, '') },
  };
  const row = TEXT_VALUES[kind];
  const values = Object.fromEntries(
    Object.entries(row).map(([name, how]) => [name, byKind[how] ?? byName[name] ?? words.meal]),
  );
  const written = writtenValues(kind, values, facts);
  return isMessageKind(kind) ? { ...written, code: SAMPLE_LINK } : written;
}

/** What stands around the words of a text, with `{text}` for them and the code of its link in braces. */
export function frameOf(kind: TextKind, facts: TextFacts): string {
  if (isMessageKind(kind)) return framed(kind, '{text}', facts, '{code}');
  return isCodeKind(kind) && FILLED_IN.includes(kind) ? `{text}${webOtp(facts.kitchen, '{code}')}` : '{text}';
}
