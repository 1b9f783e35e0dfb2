import { useTexts } from '#web/lib/texts.ts';
import { useQuestion } from '#web/ui/use-question.tsx';
import { dishAdminTexts } from './texts.ts';

/** Asks whether a dish is meant to cost nothing, as a price of zero is often a mistake (ADMIN-18). */
export function useFreeQuestion(name: string) {
  const texts = useTexts(dishAdminTexts).free;
  return useQuestion({
    title: texts.title(name.trim()),
    children: texts.text,
    confirmLabel: texts.yes,
    cancelLabel: texts.no,
  });
}
