import { useQuery } from '@tanstack/react-query';
import type { Check } from '#domain/operation/checks.ts';
import { statusTexts } from '#domain/operation/status-texts.ts';
import { operatorPage } from '#domain/operation/topics.ts';
import { wordsOf } from '#domain/operation/words.ts';
import { Moment } from '#web/brand/moment.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { statusQuery } from '#web/shared/status/queries.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { welcomeTexts } from './texts.ts';

/** What of the installation each step shows. */
const CHECKS: Readonly<Record<'domain' | 'backup', readonly Check[]>> = {
  domain: ['domain', 'certificate'],
  backup: ['backup', 'drill'],
};

const TOPIC = { domain: 'address', backup: 'backups' } as const;

/** A step that whoever runs the server does: how it stands, and where they read how. */
export function ServerStep({ step, ownerId }: { step: keyof typeof CHECKS; ownerId: string }) {
  const { steps } = useTexts(welcomeTexts);
  const words = useTexts(statusTexts);
  const { data: status } = useQuery(statusQuery(useSdk(), ownerId));
  return (
    <Panel title={steps[step].title}>
      <p className="mb-4 text-muted">{steps[step].lead}</p>
      <ul className="mb-4 grid min-h-6 gap-1">
        {status?.checks
          .filter(({ check }) => CHECKS[step].includes(check))
          .map((result) => (
            <li key={result.check} className="wrap-anywhere">
              {wordsOf(result, words)}
              {result.at !== undefined && (
                <>
                  {' '}
                  <Moment at={result.at} />
                </>
              )}
            </li>
          ))}
      </ul>
      <LinkButton to={operatorPage(TOPIC[step])}>{words.forServer}</LinkButton>
    </Panel>
  );
}
