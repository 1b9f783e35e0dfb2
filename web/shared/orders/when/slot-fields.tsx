import type { OfferedSlot } from '#domain/slots/offered.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Select } from '#web/ui/form/select.tsx';
import { whenTexts } from './texts.ts';
import type { When } from './use-when.ts';

const DAY = 86_400_000;

/** The lists of days and of the times of the chosen day; those that are full are named, and cannot be chosen (SLOT-9). */
export function SlotFields({ when, error }: { when: When; error?: string | undefined }) {
  const texts = useTexts(whenTexts);
  const { shortDate, timeOfDay } = useDates();
  const { offered, date, at = '' } = when;
  const days = offered?.days ?? [];
  const today = shortDate(new Date());
  const tomorrow = shortDate(new Date(Date.now() + DAY));
  const dayText = (moment: string) => {
    const text = shortDate(new Date(moment));
    return text === today ? texts.today(text) : text === tomorrow ? texts.tomorrow(text) : text;
  };
  const day = days.find((each) => each.date === date);
  const timeText = (slot: OfferedSlot) => timeOfDay(new Date(slot.at));
  const slots = [
    ...(day?.slots.map((slot) => ({ value: slot.at, label: timeText(slot) })) ?? []),
    ...(day?.full.map((slot) => ({ value: slot.at, label: texts.fullAt(timeText(slot)), off: true })) ?? []),
  ].sort((one, other) => (one.value < other.value ? -1 : 1));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={texts.day}
        name="day"
        required
        value={date ?? ''}
        choices={days.map((each) => ({ value: each.date, label: dayText(each.slots[0]?.at ?? each.date) }))}
        onPick={when.chooseDay}
      />
      <Select
        label={texts.time}
        name="time"
        required
        value={at}
        error={error}
        choices={[...(at === '' ? [{ value: '', label: texts.chooseTime }] : []), ...slots]}
        onPick={when.chooseSlot}
      />
    </div>
  );
}
