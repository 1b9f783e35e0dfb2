import { useLocation } from 'react-router';
import { taskOfScreen } from '#domain/handbook/screens.ts';
import { SCREEN_TASKS } from '#domain/handbook/tasks.ts';

/** Where 'Help' leads from the open screen: to its task, else to the list of all (HELP-5). */
export function useHelpPath(): string {
  const task = taskOfScreen(useLocation().pathname, SCREEN_TASKS);
  return task === undefined ? '/help' : `/help/${task}`;
}
