import { useEffect } from 'react';
import { data, useHref, useLoaderData, useMatches } from 'react-router';
import { OWN_FRAME } from '#web/lib/page/frame.ts';
import { type MetaTag, pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { workplaceOf } from '#web/lib/session/workplace.ts';
import { HelpFrame } from '#web/staff/handbook/help-frame.tsx';
import { readHelp, type ShownHelp } from '#web/staff/handbook/read.ts';
import { TaskList } from '#web/staff/handbook/task-list.tsx';
import { TaskPage } from '#web/staff/handbook/task-page.tsx';
import { handbookTexts } from '#web/staff/handbook/texts.ts';

const load = async ({ url }: Page) => {
  const help = await readHelp(url);
  if (!help) throw data(null, { status: 404 });
  return help;
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const handle = OWN_FRAME;

/** The title of the open task; that of the list has its own. */
function useHelpMeta(): MetaTag[] {
  const shown = useMatches().at(-1)?.loaderData as ShownHelp | undefined;
  const useMeta = pageMeta(handbookTexts, ({ page }) =>
    shown && 'task' in shown ? { title: shown.task.title, description: shown.task.lead } : page,
  );
  return useMeta();
}
export const meta = useHelpMeta;

/**
 * The handbook: the list of all tasks at `/help`, and each at an address of its own. Everybody may read it, but a signed-in
 * customer who asks for help means that of Customer Service (HELP-6).
 */
export default function Help() {
  const help = useLoaderData<typeof clientLoader>();
  const user = useCurrentUser();
  const support = useHref('/support');
  const meansSupport = user !== null && workplaceOf(user.role) === undefined && !('task' in help);
  useEffect(() => {
    // The document is loaded anew: its frame is another one.
    if (meansSupport) window.location.replace(support);
  }, [meansSupport, support]);
  if (meansSupport) return null;
  return (
    <HelpFrame>
      {'task' in help ? <TaskPage key={help.task.name} {...help} /> : <TaskList tasks={help.tasks} />}
    </HelpFrame>
  );
}
