import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DEMO_PEOPLE, type DemoState } from '#domain/demo/roles.ts';
import { pathIn } from '#domain/languages/languages.ts';
import { useDates } from '#web/lib/dates.ts';
import { repeatEarlyPresses } from '#web/lib/page/early-presses.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { cancelSignOut } from '#web/lib/session/sign-out.ts';
import { workplaceOf } from '#web/lib/session/workplace.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { demoTexts } from './texts.ts';

type Person = (typeof DEMO_PEOPLE)[number];

/** How long after its time the new beginning is looked for, and again (milliseconds). */
const LOOK_AFTER = 2_000;

const stateQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['demo'],
    queryFn: () => sdk.call<DemoState>('get', 'demo'),
    refetchInterval: ({ state: { data } }) =>
      data && Math.max(LOOK_AFTER, Date.parse(data.resetsAt) + LOOK_AFTER - Date.now()),
  });

/** Whether the demo has begun anew since the page was opened. Then all that the page shows is fetched again. */
function useBegunAnew(round: number | undefined): boolean {
  const first = useRef(round);
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  first.current ??= round;
  const isAnew = round !== first.current;
  useEffect(() => {
    if (!isAnew) return;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'demo' });
    void revalidate();
  }, [isAnew, queries, revalidate]);
  return isAnew;
}

/**
 * The banner of a demo, above every page: what it is, when it begins anew, and a login for each role (DEMO-5). It stands in
 * the flow of the page, so that it covers nothing.
 */
export default function DemoBanner() {
  const texts = useTexts(demoTexts);
  const sdk = useSdk();
  const { language } = useDocumentParts();
  const { timeOfDay } = useDates();
  const { data } = useQuery(stateQuery(sdk));
  const isAnew = useBegunAnew(data?.round);
  const [pressed, setPressed] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    bar.current?.removeAttribute('data-late');
    void repeatEarlyPresses();
  }, []);

  const signIn = async ({ as, role }: Person) => {
    setPressed(as);
    try {
      await sdk.call('post', 'demo/sessions', { as });
      cancelSignOut();
      // A new page, so that nothing of the person before is left in it.
      window.location.assign(pathIn(language, workplaceOf(role) ?? '/menu'));
    } catch {
      setPressed(undefined);
      toast.error(texts.failed);
    }
  };

  return (
    <aside
      ref={bar}
      data-late=""
      suppressHydrationWarning
      aria-label={texts.label}
      className="bg-ink px-3 py-1.5 text-cream text-sm print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="min-w-0">
          {isAnew ? texts.anew : texts.what}{' '}
          {!isAnew && data && texts.until(timeOfDay(new Date(data.resetsAt)))}
        </p>
        <ul className="flex flex-wrap gap-x-1">
          {DEMO_PEOPLE.map((person) => (
            <li key={person.as}>
              <button
                type="button"
                disabled={pressed !== undefined}
                aria-label={`${texts.signInAs} ${texts.roles[person.as]}`}
                onClick={() => void signIn(person)}
                className="min-h-11 rounded-control px-2.5 font-semibold underline underline-offset-4"
              >
                {texts.roles[person.as]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
