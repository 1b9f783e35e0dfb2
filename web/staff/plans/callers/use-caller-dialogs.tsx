import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { mealTimesQuery, plansQuery } from '../queries.ts';
import { SubscribeDialog } from '../subscribers/subscribe-dialog.tsx';
import { MealsDialog } from './meals-dialog.tsx';
import type { Caller } from './queries.ts';

/** What is done for a caller: their meals are changed, or they are subscribed, with the address that is offered. */
type Task = { caller: Caller } & ({ what: 'meals' } | { what: 'subscribe'; address: string });

export interface CallerDialogs {
  openMeals: (caller: Caller) => void;
  openSubscribe: (caller: Caller, address: string) => void;
  /** The dialog that is open. It stands outside of every form. */
  dialog: ReactNode;
}

/** The dialogs in which owners and managers do for a caller what the caller can do alone (PLAN-64). */
export function useCallerDialogs(): CallerDialogs {
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const openSubscribe = (caller: Caller, address: string) => setTask({ what: 'subscribe', caller, address });
  return {
    openMeals: (caller) => setTask({ what: 'meals', caller }),
    openSubscribe,
    dialog:
      task?.what === 'meals' ? (
        <MealsDialog
          caller={task.caller}
          onClose={close}
          onSubscribe={(address) => openSubscribe(task.caller, address)}
        />
      ) : task ? (
        <SubscribeCaller caller={task.caller} address={task.address} onClose={close} />
      ) : null,
  };
}

interface SubscribeCallerProps {
  caller: Caller;
  address: string;
  onClose: () => void;
}

function SubscribeCaller({ caller, address, onClose }: SubscribeCallerProps) {
  const sdk = useSdk();
  const adminId = useAdminId();
  const { data: plans } = useQuery(plansQuery(sdk, adminId));
  const { data: mealTimes } = useQuery(mealTimesQuery(sdk, adminId));
  if (!plans || !mealTimes) return null;
  const known = { ...caller, name: caller.name ?? '', address };
  return <SubscribeDialog plans={plans} mealTimes={mealTimes} known={known} onClose={onClose} />;
}
