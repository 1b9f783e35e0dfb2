import { useParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { statementQuery } from '#web/shared/ledger/statement/queries.ts';
import { StatementView } from '#web/shared/ledger/statement/statement-view.tsx';
import { statementTexts } from '#web/shared/ledger/statement/texts.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';

const periodOf = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').at(-1) ?? '');

const load = async (page: Page) => {
  const { $id } = requireUser(page);
  await page.prefetch(statementQuery(page.sdk, $id, { userId: $id, period: periodOf(page.url) }));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(statementTexts, ({ page }) => page);

/** A customer's own statement of a month or week (LEDGER-33). */
export default function BalanceStatement() {
  const user = useCurrentUser();
  const { period = '' } = useParams();
  if (!user) return <SignInFirst />;
  return (
    <div className="container-page pt-8 pb-12">
      <div className="mx-auto max-w-4xl">
        <StatementView viewerId={user.$id} userId={user.$id} period={period} back="/balance" />
      </div>
    </div>
  );
}
