import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/lists/data-list.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReviewActions } from './actions.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { allReviewsQuery, dishNamesQuery, type ReviewRow } from './queries.ts';
import { reviewAdminTexts } from './texts.ts';

function Words({ review }: { review: ReviewRow }) {
  const texts = useTexts(reviewAdminTexts);
  const { anonymous } = useTexts(reviewMessages);
  return (
    <div className="wrap-anywhere min-w-0 md:min-w-64">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{review.author ?? anonymous}</span>
        <Stars value={review.rating} />
        <span className="sr-only">{texts.stars(review.rating)}</span>
        {review.isHidden && <Badge>{texts.hidden}</Badge>}
      </p>
      <p className="whitespace-pre-line">{review.comment}</p>
      {review.reply && (
        <p className="mt-1 whitespace-pre-line border-turmeric border-l-4 pl-3 text-sm">
          <span className="font-semibold">{texts.yourAnswer}</span> {review.reply}
        </p>
      )}
    </div>
  );
}

function Actions({ review, onAnswer }: { review: ReviewRow; onAnswer: () => void }) {
  const texts = useTexts(reviewAdminTexts);
  const { anonymous } = useTexts(reviewMessages);
  const failureWords = useFailureWords();
  const change = useReviewActions();
  const [busy, setBusy] = useState(false);
  const { id, isHidden, reply } = review;
  const whose = <span className="sr-only">{texts.of(review.author ?? anonymous)}</span>;
  const hide = async () => {
    setBusy(true);
    try {
      await change(id, { isHidden: !isHidden });
      toast.success(isHidden ? texts.shownNow : texts.hiddenNow);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="secondary" onClick={onAnswer}>
        {reply ? texts.changeAnswer : texts.answer}
        {whose}
      </Button>
      <Button variant="quiet" busy={busy} onClick={() => void hide()}>
        {isHidden ? texts.show : texts.hide}
        {whose}
      </Button>
    </div>
  );
}

/** The reviews of all dishes, each with buttons to answer and to hide it (REVIEW-21). */
export function ReviewList() {
  const adminId = useAdminId();
  const texts = useTexts(reviewAdminTexts);
  const { shortDate } = useDates();
  const sdk = useSdk();
  const query = useList(allReviewsQuery(sdk, adminId, useListAddress()));
  const { data: names = {} } = useQuery(dishNamesQuery(sdk));
  const [answering, setAnswering] = useState<ReviewRow>();

  const columns: Column<ReviewRow>[] = [
    { name: texts.columns.review, plain: true, cell: (review) => <Words review={review} /> },
    { name: texts.columns.dish, cell: ({ dishId }) => names[dishId] ?? texts.goneDish },
    {
      name: texts.columns.written,
      cell: ({ written }) => (
        <time dateTime={written} className="whitespace-nowrap">
          {shortDate(new Date(written))}
        </time>
      ),
    },
    {
      name: texts.columns.actions,
      end: true,
      plain: true,
      cell: (review) => <Actions review={review} onAnswer={() => setAnswering(review)} />,
    },
  ];

  return (
    <>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        texts={texts.list}
        picture={<Star className="size-14" aria-hidden="true" />}
        heading="h2"
      />
      {answering && <AnswerDialog review={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
