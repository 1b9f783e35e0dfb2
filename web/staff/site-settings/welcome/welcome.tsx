import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type StepState, stateOfStep } from '#domain/site/welcome-progress.ts';
import { WELCOME_STEPS, type WelcomeStep } from '#domain/site/welcome-settings.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { sectionsQuery } from '../queries.ts';
import { settingTexts } from '../texts.ts';
import { ExampleList, examplesOf } from './example-list.tsx';
import { markStep, progressOf, type WelcomeDocument, welcomeQuery } from './queries.ts';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { welcomeTexts } from './texts.ts';

const isStep = (text: string | null): text is WelcomeStep => WELCOME_STEPS.some((step) => step === text);

/** The page that walks a new owner through the settings that matter. The address names the step that is shown. */
export function Welcome({ ownerId }: { ownerId: string }) {
  const sdk = useSdk();
  const settings = useTexts(settingTexts);
  const progress = useQuery(welcomeQuery(sdk, ownerId));
  const sections = useQuery(sectionsQuery(sdk, ownerId));
  const failed = [progress, sections].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <ErrorState title={settings.loadFailed} query={failed} />;
  if (!progress.data || !sections.data)
    return (
      <Loading label={settings.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <WelcomeSteps
      ownerId={ownerId}
      progress={progress.data}
      documents={sections.data}
      now={new Date(sections.dataUpdatedAt)}
    />
  );
}

interface WelcomeStepsProps extends Pick<ComponentProps<typeof StepForm>, 'documents' | 'now'> {
  ownerId: string;
  progress: WelcomeDocument;
}

/** The steps whose work the owner may confirm without a change, and those that are only done elsewhere. */
const OWN_BUTTON: readonly WelcomeStep[] = ['menu'];
const ELSEWHERE: readonly WelcomeStep[] = ['areas', 'pictures', 'team', 'printer', 'firstOrder'];

/** How far the owner has come, and the form of the step that is shown. */
function WelcomeSteps({ ownerId, progress, documents, now }: WelcomeStepsProps) {
  const texts = useTexts(welcomeTexts);
  const [params] = useSearchParams();
  const asked = params.get('step');
  const settings = progressOf(progress);
  const examples = examplesOf(documents);
  const states = Object.fromEntries(
    WELCOME_STEPS.map((each) => [each, stateOfStep(each, settings, examples)] as const),
  ) as Record<WelcomeStep, StepState>;
  const step = isStep(asked) ? asked : WELCOME_STEPS.find((each) => states[each] === 'open');
  const { busy, finish } = useFinishStep(progress);
  const [changed, setChanged] = useState<WelcomeStep>();
  // The form of another step begins without changes.
  const unsaved = changed !== undefined && changed === step;
  const { question } = useUnsaved(unsaved);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  const state = step && states[step];

  return (
    <div className="grid max-w-5xl gap-5 lg:grid-cols-[1fr_18rem]">
      <div className="grid content-start gap-5">
        <Progress states={Object.values(states)} />
        {settings.state === 'finished' && (
          <Finished
            isReady={examples.length === 0 && Object.values(states).every((each) => each === 'done')}
          />
        )}
        {step && state && (
          <div ref={heading} tabIndex={-1} className="grid gap-4 outline-none">
            {state !== 'open' && (
              <Notice tone={state === 'example' ? 'warning' : 'info'}>{texts.notes[state]}</Notice>
            )}
            <StepForm
              key={step}
              {...{ step, documents, now }}
              onUnsaved={(_section, is) => setChanged(is ? step : undefined)}
              onDone={() => void finish(step, 'done')}
            />
            <div className="flex flex-wrap items-center gap-3">
              {!OWN_BUTTON.includes(step) && (
                <Button
                  variant="secondary"
                  busy={busy}
                  off={unsaved}
                  onClick={() => void finish(step, 'done')}
                >
                  {ELSEWHERE.includes(step) ? texts.isDone : texts.rightAsItIs}
                </Button>
              )}
              {state !== 'done' && (
                <Button variant="quiet" off={unsaved || busy} onClick={() => void finish(step, 'skipped')}>
                  {texts.skip}
                </Button>
              )}
              <LinkButton variant="quiet" to="/admin">
                {texts.later}
              </LinkButton>
              {unsaved && <p className="text-muted text-sm">{texts.saveFirst}</p>}
            </div>
          </div>
        )}
        <ExampleList ownerId={ownerId} />
      </div>
      <StepList states={states} shown={step} />
      {question}
    </div>
  );
}

/** Records a step as done or put off, and opens the next open one. */
function useFinishStep(progress: WelcomeDocument) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const texts = useTexts(welcomeTexts);
  const [busy, setBusy] = useState(false);
  const finish = async (finished: WelcomeStep, to: 'done' | 'skipped') => {
    const { done, skipped } = progressOf(progress);
    setBusy(true);
    try {
      await markStep(sdk, progress, finished, to);
      await queries.invalidateQueries({ queryKey: ['settings', 'welcome'] });
      const following = WELCOME_STEPS.find(
        (each) => each !== finished && !done.includes(each) && !skipped.includes(each),
      );
      await navigate(following ? `?step=${following}` : '.', { preventScrollReset: false });
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, finish };
}

function Progress({ states }: { states: readonly StepState[] }) {
  const texts = useTexts(welcomeTexts);
  const done = states.filter((state) => state === 'done').length;
  const skipped = states.filter((state) => state === 'skipped').length;
  const words = texts.progress(done, WELCOME_STEPS.length);
  return (
    <div>
      <p className="mb-1 font-semibold">
        {words}
        {skipped > 0 && <span className="font-normal text-muted">{` · ${texts.skippedCount(skipped)}`}</span>}
      </p>
      <progress
        aria-label={words}
        max={WELCOME_STEPS.length}
        value={done}
        className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-good"
      />
    </div>
  );
}

function Finished({ isReady }: { isReady: boolean }) {
  const { title, text, almostTitle, almost, see, settings } = useTexts(welcomeTexts).finished;
  return (
    <Panel title={isReady ? title : almostTitle}>
      <p className="mb-4 text-muted">{isReady ? text : almost}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/menu">{see}</LinkButton>
        <LinkButton variant="secondary" to="/admin/settings">
          {settings}
        </LinkButton>
      </div>
    </Panel>
  );
}
