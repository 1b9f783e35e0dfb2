// What is known of the handbook's tasks without reading them. The builds replace this module by what docs/handbook says
// (scripts/handbook/pages.ts); without it, as in tests, there are none.
import type { ScreenTasks } from './screens.ts';

/** The names of all tasks. */
export const TASK_NAMES: readonly string[] = [];
export const SCREEN_TASKS: ScreenTasks = {};
