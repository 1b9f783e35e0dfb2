import { AppwriteException } from 'appwrite';
import { expect, it } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import { serverQueries } from '#web/lib/sdk/query-client.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { awaitsSecondStep, setAwaitsSecondStep } from './second-step.ts';
import { withoutUnfinishedSession } from './unfinished-session.ts';

/** Returns the calls, in order. */
async function recovering(refusal: AppwriteException) {
  const done: string[] = [];
  const deleteSession = async (id: string) => done.push(`ended ${id}`);
  const queries = serverQueries();
  setAwaitsSecondStep(queries, true);
  let refused = false;
  const task = async () => {
    done.push('asked');
    if (!refused) {
      refused = true;
      throw refusal;
    }
  };
  await withoutUnfinishedSession(stub<Sdk>({ account: { deleteSession } }), queries, task).catch(
    (error: Error) => done.push(error.message),
  );
  return { done, halfway: awaitsSecondStep(queries) };
}

it('a session that needs its second step is ended for requests that need no session', async () => {
  expect(await recovering(new AppwriteException('more', 401, 'user_more_factors_required'))).toEqual({
    done: ['asked', 'ended current', 'asked'],
    halfway: false,
  });
});

it('a session is kept when a request fails for another reason', async () => {
  expect(await recovering(new AppwriteException('wrong', 401, 'user_invalid_token'))).toEqual({
    done: ['asked', 'wrong'],
    halfway: true,
  });
});
