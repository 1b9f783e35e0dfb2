import { Link } from 'react-router';
import { statusTexts } from '#domain/operation/status-texts.ts';
import { operatorPage, type Topic } from '#domain/operation/topics.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Leads owners to what whoever runs the server has to set or type. Nobody else has that page. */
export function OperatorLink({ topic }: { topic: Topic }) {
  const { forServer } = useTexts(statusTexts);
  if (useCurrentUser()?.role !== 'owner') return null;
  return (
    <Link
      to={operatorPage(topic)}
      className="inline-flex min-h-11 items-center text-chilli-text underline underline-offset-4"
    >
      {forServer}
    </Link>
  );
}
