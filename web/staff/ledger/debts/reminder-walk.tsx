import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircle, SkipForward } from 'lucide-react';
import { useState } from 'react';
import type { JudgedDebt } from '#domain/ledger/debt-light.ts';
import type { PreparedChat } from '#domain/messages/chat-rows.ts';
import { phoneLink } from '#domain/phone.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import type { LedgerPerson } from '../queries.ts';
import { ledgerAdminTexts } from '../texts.ts';
import { Light } from './debt-light.tsx';
import { debtTexts } from './texts.ts';

/** Somebody who owes, with the light of their debt. */
export interface Debtor {
  person: LedgerPerson;
  debt: JudgedDebt;
}

/** The text for a debtor, before somebody opens it: it is not noted as prepared. */
const useShownChat = (userId: string) => {
  const sdk = useSdk();
  return useQuery({
    queryKey: ['customerMessages', 'chat of debt', userId],
    queryFn: () => sdk.call<PreparedChat>('post', 'chats', { subject: 'debt', id: userId, noted: false }),
    gcTime: 0,
    retry: false,
  });
};

interface StepProps {
  debtor: Debtor;
  /** Goes to the next one. @param isPrepared whether this one was reminded */
  onNext: (isPrepared: boolean) => void;
}

/** One debtor of the walk: what they owe, the text, and the button that opens it and goes on. */
function Step({ debtor: { person, debt }, onNext }: StepProps) {
  const texts = useTexts(debtTexts);
  const { noName, noPhone } = useTexts(ledgerAdminTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const chat = useShownChat(person.id);
  const name = person.name ?? noName;
  const { mutate: note } = useMutation({
    mutationFn: () => sdk.call('post', 'chats', { subject: 'debt', id: person.id }),
    onError: () => toast.error(texts.notNoted(name)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['users'] }),
  });
  const goOn = () => {
    note();
    onNext(true);
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(texts.copied);
      goOn();
    } catch {
      toast.error(texts.failed);
    }
  };
  const skip = (
    <Button variant="outline" onClick={() => onNext(false)}>
      <SkipForward className="size-5" aria-hidden="true" />
      {texts.skip}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="wrap-anywhere text-xl">{name}</h3>
        <p className="text-muted">
          {person.phone ? (
            <a href={phoneLink(person.phone)} className="touchable underline-offset-4 hover:underline">
              {person.phone}
            </a>
          ) : (
            noPhone
          )}
        </p>
      </div>
      <Light person={person} debt={debt} />
      {chat.isPending ? (
        <Loading label={texts.loading}>
          <Skeleton className="h-40" />
        </Loading>
      ) : refusalOf(chat.error)?.code === 404 ? (
        <p className="font-semibold">{texts.gone}</p>
      ) : chat.isError ? (
        <ErrorState title={texts.failed} query={chat} />
      ) : (
        <>
          <p className="wrap-anywhere whitespace-pre-line rounded-control border border-line bg-ink/5 p-3">
            {chat.data.text}
          </p>
          {chat.data.link === null && <p className="font-semibold">{texts.call}</p>}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {chat.data &&
          (chat.data.link === null ? (
            <Button onClick={() => void copy(chat.data.text)}>{texts.copy}</Button>
          ) : (
            <AnchorButton
              key={person.id}
              href={chat.data.link}
              target="_blank"
              rel="noreferrer"
              data-autofocus
              onClick={goOn}
            >
              <MessageCircle className="size-5" aria-hidden="true" />
              {texts.open(name)}
            </AnchorButton>
          ))}
        {skip}
      </div>
    </div>
  );
}

/** Walks through people who owe, the most urgent first: one press opens the text for one and goes on to the next (LEDGER-41). */
export function ReminderWalk({ debtors }: { debtors: readonly Debtor[] }) {
  const texts = useTexts(debtTexts);
  /** Whom the walk goes through, as they were when it began; undefined: nobody walks. */
  const [walk, setWalk] = useState<readonly Debtor[]>();
  const [place, setPlace] = useState(0);
  const [prepared, setPrepared] = useState(0);
  // Nobody is reminded twice a day.
  const left = debtors.filter(({ debt }) => debt.remindedDays !== 0);
  if (left.length === 0 && !walk) return null;
  const close = () => setWalk(undefined);
  const start = () => {
    setWalk(left);
    setPlace(0);
    setPrepared(0);
  };
  const next = (isPrepared: boolean) => {
    setPlace((before) => before + 1);
    if (isPrepared) setPrepared((before) => before + 1);
  };
  const begun = walk?.[place];
  // What others do meanwhile is seen: whom they have reminded says so.
  const current = begun && (debtors.find(({ person }) => person.id === begun.person.id) ?? begun);
  return (
    <>
      {left.length > 0 && (
        <Button variant="secondary" onClick={start}>
          <MessageCircle className="size-5" aria-hidden="true" />
          {texts.start(left.length)}
        </Button>
      )}
      <Dialog open={walk !== undefined} onClose={close} title={texts.walk}>
        <div className="grid gap-4 p-5 pt-2">
          {current && walk ? (
            <>
              <p role="status" className="font-semibold text-muted tabular-nums">
                {texts.place(place + 1, walk.length)}
              </p>
              <Step key={current.person.id} debtor={current} onNext={next} />
              <p className="text-muted text-sm">{texts.hint}</p>
            </>
          ) : (
            <>
              <p role="status" className="text-xl">
                {texts.done}
              </p>
              <p>{texts.doneHint(prepared)}</p>
              <Button data-autofocus onClick={close}>
                {texts.close}
              </Button>
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}
