import { useQuestion } from '#web/ui/use-question.tsx';
import { dishAdminMessages } from './messages.ts';

/** Asks whether a dish is meant to cost nothing: a zero is often a slip. */
export function useFreeQuestion(name: string) {
  return useQuestion({
    title: dishAdminMessages.free(name.trim()),
    children: dishAdminMessages.freeMeaning,
    confirmLabel: 'Yes, it is free',
    cancelLabel: 'Change the price',
  });
}
