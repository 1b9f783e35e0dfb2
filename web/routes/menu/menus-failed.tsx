import { menuMessages } from '#domain/menus/messages.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { uiTexts } from '#web/ui/texts.ts';

interface MenusFailedProps {
  isFetching: boolean;
  onRetry: () => void;
}

/** Shown in the place of the categories if they could not be loaded. */
export default function MenusFailed({ isFetching, onRetry }: MenusFailedProps) {
  const { loadFailed } = useTexts(menuMessages);
  const { retry } = useTexts(uiTexts);
  return (
    <Notice tone="error">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {loadFailed}
        <Button variant="secondary" busy={isFetching} onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </Notice>
  );
}
