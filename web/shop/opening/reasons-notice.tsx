import { useClosedReasons } from '#web/shared/opening/closed-reasons.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says why the dishes of a cart can't be ordered now. Nothing while they can. */
export function ReasonsNotice({ dishes }: { dishes: readonly { dishId: string; name: string }[] }) {
  const reasons = useClosedReasons(dishes);
  if (reasons.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice tone="warning">
        {reasons.map((reason) => (
          <p key={reason} className="font-semibold">
            {reason}
          </p>
        ))}
      </Notice>
    </div>
  );
}
