/** The names of tasks by the addresses of the screens whose link 'Help' leads to them. */
export type ScreenTasks = Readonly<Record<string, string>>;

/** The start of the admin area, whose task is not that of all screens below it. */
const HOME = '/admin';

/**
 * The task of the screen at a path: that of the longest address that the path is at or below.
 * @param path without a language
 */
export function taskOfScreen(path: string, tasks: ScreenTasks): string | undefined {
  const parts = path.split('/');
  while (parts.length > 1) {
    const address = parts.join('/');
    if (address in tasks && (address !== HOME || path === HOME)) return tasks[address];
    parts.pop();
  }
  return undefined;
}
