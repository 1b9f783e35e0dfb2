import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY } from '#web/lib/session/current-user.ts';
import { setAwaitsSecondStep } from '#web/lib/session/second-step.ts';
import { signOut } from '#web/lib/session/sign-out.ts';
import { forgetFactors } from '#web/lib/session/unfinished-session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { twoStepTexts } from './texts.tsx';
import { factorsQuery } from './two-step.ts';

/** Ends a session that has proven only the password, so that login begins again. */
export function useStartOver(): () => Promise<void> {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async () => {
    await signOut(sdk);
    queries.setQueryData(CURRENT_USER_KEY, null);
    forgetFactors(queries);
    setAwaitsSecondStep(queries, false);
  };
}

/** The step after the password. @param onPassed goes to the next page; the form stays busy until it is there */
export function SecondStep({ onPassed }: { onPassed: () => Promise<void> }) {
  const texts = useTexts(twoStepTexts);
  const { data, isError, isFetching, refetch } = useQuery(factorsQuery(useSdk()));
  const startOver = useStartOver();
  const over = async () => {
    toast.error(texts.challenge.over);
    await startOver();
  };
  if (data)
    return (
      <ChallengeForm
        factors={data}
        action={texts.challenge.signIn}
        busyLabel={texts.challenge.signingIn}
        onPassed={onPassed}
        onOver={over}
      />
    );
  if (isError) return <ErrorState title={texts.loadFailed} query={{ refetch, isFetching }} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-40" />
    </Loading>
  );
}
