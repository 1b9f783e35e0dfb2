import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { StepMarks, StepState } from '#domain/site/welcome-progress.ts';
import { LATER_STEPS, WELCOME_STEPS, type WelcomeStep } from '#domain/site/welcome-settings.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { sectionsQuery } from '../queries.ts';
import { settingTexts } from '../texts.ts';
import { ExampleList, examplesOf } from './example-list.tsx';
import { LaterSteps } from './later-steps.tsx';
import { welcomeQuery } from './queries.ts';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { welcomeTexts } from './texts.ts';
import { useProgress } from './use-progress.ts';

const isStep = (text: string | null): text is WelcomeStep => WELCOME_STEPS.some((step) => step === text);

interface WelcomeProps extends Pick<ComponentProps<typeof StepForm>, 'renderImport'> {
  owner: CurrentUser;
}

/** The page that walks a new owner through the settings that matter. The address names the step that is shown. */
export function Welcome({ owner, renderImport }: WelcomeProps) {
  const sdk = useSdk();
  const settings = useTexts(settingTexts);
  const stored = useQuery(welcomeQuery(sdk, owner.$id));
  const sections = useQuery(sectionsQuery(sdk, owner.$id));
  const progress = useProgress(owner.$id);
  const failed = [stored, sections].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <ErrorState title={settings.loadFailed} query={failed} />;
  if (!progress || !sections.data)
    return (
      <Loading label={settings.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <WelcomeSteps
      {...{ owner, renderImport, progress }}
      documents={sections.data}
      now={new Date(sections.dataUpdatedAt)}
    />
  );
}

interface WelcomeStepsProps extends Omit<ComponentProps<typeof StepForm>, 'step' | 'onUnsaved' | 'onDone'> {
  progress: NonNullable<ReturnType<typeof useProgress>>;
}

/** The first open step without which the kitchen cannot open. */
const nextStep = (isOpen: (step: WelcomeStep) => boolean) =>
  WELCOME_STEPS.find((step) => isOpen(step) && !LATER_STEPS.includes(step));

/** How far the owner has come, and the form of the step that is shown. */
function WelcomeSteps({ progress, owner, documents, ...form }: WelcomeStepsProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('step');
  const { settings, states, doneCount, busy, mark } = progress;
  const examples = examplesOf(documents);
  const step = isStep(asked) ? asked : nextStep((each) => states[each] === 'open');
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  const finish = async (marks: StepMarks) => {
    const after = await mark(marks);
    if (!after) return;
    const following = nextStep((each) => !after.done.includes(each) && !after.skipped.includes(each));
    await navigate(following ? `?step=${following}` : '.', { preventScrollReset: false });
  };
  const open = LATER_STEPS.filter((each) => states[each] === 'open');

  return (
    <div className="grid max-w-5xl gap-5 lg:grid-cols-[1fr_18rem]">
      <div className="grid content-start gap-5">
        <ProgressBar states={Object.values(states)} />
        {settings.state === 'finished' && (
          <Finished isReady={examples.length === 0 && doneCount === WELCOME_STEPS.length} />
        )}
        {step && (
          <div ref={heading} tabIndex={-1} className="grid gap-4 outline-none">
            <ShownStep
              key={step}
              {...{ ...form, step, owner, documents, busy }}
              state={states[step]}
              onFinish={(to) => void finish({ [step]: to })}
            />
          </div>
        )}
        {!step && open.length > 0 && (
          <LaterSteps
            {...{ open, busy }}
            onSkip={() => void finish(Object.fromEntries(open.map((each) => [each, 'skipped'])))}
          />
        )}
        <ExampleList ownerId={owner.$id} />
      </div>
      <StepList states={states} shown={step} />
    </div>
  );
}

/** The steps whose work the owner may not confirm without a form, and those that are only done elsewhere. */
const OWN_BUTTON: readonly WelcomeStep[] = ['account', 'selling', 'menu'];
const ELSEWHERE: readonly WelcomeStep[] = [
  ...(['pictures', 'team', 'printer'] as const),
  ...(['domain', 'backup', 'firstOrder'] as const),
];

interface ShownStepProps extends Omit<ComponentProps<typeof StepForm>, 'onUnsaved' | 'onDone'> {
  state: StepState;
  busy: boolean;
  onFinish: (to: 'done' | 'skipped') => void;
}

/** One step with the buttons that leave it. */
function ShownStep({ state, busy, onFinish, ...form }: ShownStepProps): ReactNode {
  const { step } = form;
  const texts = useTexts(welcomeTexts);
  const [unsaved, setUnsaved] = useState(false);
  const { question } = useUnsaved(unsaved);
  return (
    <>
      {state !== 'open' && (
        <Notice tone={state === 'example' ? 'warning' : 'info'}>{texts.notes[state]}</Notice>
      )}
      <StepForm
        {...form}
        onUnsaved={(_section, is) => setUnsaved(is)}
        onDone={() => {
          setUnsaved(false);
          onFinish('done');
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {!OWN_BUTTON.includes(step) && (
          <Button variant="secondary" busy={busy} off={unsaved} onClick={() => onFinish('done')}>
            {ELSEWHERE.includes(step) ? texts.isDone : texts.rightAsItIs}
          </Button>
        )}
        {state !== 'done' && (
          <Button variant="quiet" off={unsaved || busy} onClick={() => onFinish('skipped')}>
            {texts.skip}
          </Button>
        )}
        <LinkButton variant="quiet" to="/admin">
          {texts.later}
        </LinkButton>
        {unsaved && <p className="text-muted text-sm">{texts.saveFirst}</p>}
      </div>
      {question}
    </>
  );
}

function ProgressBar({ states }: { states: readonly StepState[] }) {
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
