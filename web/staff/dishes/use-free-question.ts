import { useTexts } from '#web/lib/texts.ts';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { dishAdminTexts } from './texts.ts';

/** Asks for a confirmation before a price of ₹0 is saved, because it is often a mistake (ADMIN-18). */
export function useFreeQuestion(name: string) {
  const texts = useTexts(dishAdminTexts).free;
  return useQuestion({
    title: texts.title(name.trim()),
    children: texts.text,
    confirmLabel: texts.yes,
    cancelLabel: texts.no,
  });
}
