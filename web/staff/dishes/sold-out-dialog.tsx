import { SOLD_OUT_TIMES, type SoldOutTime } from '#domain/dishes/attributes.ts';
import { stockTexts } from '#web/brand/stock-texts.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import type { AdminDish } from './present.ts';
import { dishAdminTexts } from './texts.ts';

/** Asks for how long a dish is sold out; each time is one press. */
export function SoldOutDialog({ dish, onClose }: { dish: AdminDish | undefined; onClose: () => void }) {
  const { soldOutDialog } = useTexts(dishAdminTexts);
  const { times, soldOut, failed } = useTexts(stockTexts);
  const { sellOut } = useDishActions();
  const failureWords = useFailureWords();
  const choose = async ({ $id, name }: AdminDish, time: SoldOutTime) => {
    onClose();
    try {
      await sellOut($id, time);
      toast.success(soldOut(name));
    } catch (error) {
      toast.error(failureWords(error, { otherwise: failed }));
    }
  };
  return (
    <Dialog
      open={dish !== undefined}
      onClose={onClose}
      title={soldOutDialog.title(dish?.name ?? '')}
      size="small"
    >
      <div className="grid gap-3 p-5 pt-3">
        <p className="mb-1 text-muted">{soldOutDialog.hint}</p>
        {dish &&
          SOLD_OUT_TIMES.map((time) => (
            <Button key={time} variant="outline" wide onClick={() => void choose(dish, time)}>
              {times[time]}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}
