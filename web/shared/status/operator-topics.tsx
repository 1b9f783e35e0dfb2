import { useQuery } from '@tanstack/react-query';
import { operatorTexts } from '#domain/operation/operator-texts.ts';
import { TOPICS } from '#domain/operation/topics.ts';
import type { UpdateNotice } from '#domain/operation/updates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import { statusQuery } from './queries.ts';

/** The names of settings and commands, a panel for each thing that they are about. */
export function OperatorTopics({ ownerId }: { ownerId: string }) {
  const texts = useTexts(operatorTexts);
  const { data: status } = useQuery(statusQuery(useSdk(), ownerId));
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="wrap-anywhere">{texts.settings}</p>
      {TOPICS.map((topic) => (
        <Panel key={topic} title={texts.topics[topic].title} anchor={topic}>
          <p className="wrap-anywhere">{texts.topics[topic].text(status?.command ?? '')}</p>
          {topic === 'updates' && status?.update && <HowToUpdate update={status.update} />}
        </Panel>
      ))}
    </div>
  );
}

/** How this installation gets the newer version. */
function HowToUpdate({ update: { installedAs, file, page } }: { update: UpdateNotice }) {
  const { update: texts } = useTexts(operatorTexts);
  return (
    <div className="mt-4">
      {installedAs === 'clone' ? (
        <p>{texts.ways.clone}</p>
      ) : (
        <ol className="list-decimal space-y-1 pl-5">
          <li className="wrap-anywhere">
            {texts.getFile(file)}{' '}
            {page !== undefined && (
              <a href={page} target="_blank" rel="noreferrer" className="underline">
                {texts.where}
              </a>
            )}
          </li>
          <li className="wrap-anywhere">
            {installedAs === 'package' ? texts.ways.package(file) : texts.ways[installedAs]}
          </li>
        </ol>
      )}
      <p className="mt-2">{texts.backsUp}</p>
    </div>
  );
}
