import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY } from '#web/lib/session/current-user.ts';
import { leave } from '#web/lib/session/departure.ts';
import { forgetFactors, setHalfway } from '#web/lib/session/second-step.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { factorsQuery } from './two-step.ts';
import { twoStepMessages } from './two-step-messages.ts';

/** Gives up a session that has proven the password alone, and asks for the password again. */
export function useStartOver(): () => Promise<void> {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async () => {
    await leave(sdk);
    queries.setQueryData(CURRENT_USER_KEY, null);
    forgetFactors(queries);
    setHalfway(queries, false);
  };
}

/** The step after the password. @param onPassed goes on; the form keeps waiting until it has */
export function SecondStep({ onPassed }: { onPassed: () => Promise<void> }) {
  const { data, isError, isFetching, refetch } = useQuery(factorsQuery(useSdk()));
  const startOver = useStartOver();
  const over = async () => {
    toast.error(twoStepMessages.over);
    await startOver();
  };
  if (data)
    return (
      <ChallengeForm
        factors={data}
        action="Sign in"
        busyLabel="Signing in..."
        onPassed={onPassed}
        onOver={over}
      />
    );
  if (isError)
    return <ErrorState title={twoStepMessages.loadFailed} onRetry={() => refetch()} retrying={isFetching} />;
  return (
    <Loading label="Loading...">
      <Skeleton className="h-40" />
    </Loading>
  );
}
