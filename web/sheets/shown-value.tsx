import { isTranslations, type TypedValue } from '#domain/rows/typed.ts';
import { translationWords } from '#web/brand/translation-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useChoices } from './queries.ts';
import type { Sheet } from './sheet.ts';
import { sheetScreenTexts } from './texts.ts';

interface ShownValueProps {
  sheet: Sheet;
  name: string;
  value: TypedValue;
}

/** The value of a field for people who choose between two. */
export function ShownValue({ sheet, name, value }: ShownValueProps) {
  const { on, off, nothing } = useTexts(sheetScreenTexts);
  const choices = useChoices(sheet)(name);
  const { Shown } = sheet.controls[name] ?? {};
  if (Shown) return <Shown value={value} choices={choices} />;
  if (typeof value === 'boolean') return value ? on : off;
  if (isTranslations(value)) return translationWords(value) || nothing;
  const wordOf = (one: string) => choices.find((each) => each.value === one)?.label ?? one;
  return (typeof value === 'string' ? [value] : value).map(wordOf).join(', ') || nothing;
}
