import { useSearchParams } from 'react-router';
import { WELCOME_STEPS } from '#domain/site/welcome-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { adminShellTexts } from './shell-texts.ts';

/** The way back to the guide of a new kitchen, on each screen that it opens: `guide` in their address names its step. */
export function GuideBar() {
  const texts = useTexts(adminShellTexts);
  const [params] = useSearchParams();
  const step = WELCOME_STEPS.find((each) => each === params.get('guide'));
  if (!step) return null;
  return (
    <div className="mb-4 flex rounded-card bg-turmeric/20 p-3 print:hidden">
      <LinkButton to={`/admin/welcome?step=${step}`} variant="secondary">
        {texts.goOn}
      </LinkButton>
    </div>
  );
}
