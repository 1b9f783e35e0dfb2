import { dishMessages } from '#domain/dishes/messages.ts';
import { useQuestion } from '#web/ui/use-question.tsx';

/** Asks whether a dish is meant to cost nothing: a zero is often a slip. */
export function useFreeQuestion(name: string) {
  return useQuestion({
    title: dishMessages.free(name.trim()),
    children: dishMessages.freeMeaning,
    confirmLabel: 'Yes, it is free',
    cancelLabel: 'Change the price',
  });
}
