import { useParams } from 'react-router';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import { StatementView } from '#web/shared/ledger/statement/statement-view.tsx';
import { statementTexts } from '#web/shared/ledger/statement/texts.ts';
import { MailStatement } from '#web/staff/ledger/mail-statement.tsx';

const load = async (page: Page) => {
  requireScreen(page, '/admin/ledger');
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(statementTexts, ({ page }) => page);

/** A customer's statement, for owners and managers. */
export default function AdminLedgerStatement() {
  const admin = useCurrentUser();
  const { id = '', period = '' } = useParams();
  if (!admin) return null;
  return (
    <div className="max-w-4xl">
      <StatementView
        viewerId={admin.$id}
        userId={id}
        period={period}
        back={`/admin/ledger/${id}`}
        action={({ isOver, customer: { email, phone } }) =>
          isOver && (
            <>
              {email && <MailStatement userId={id} period={period} email={email} />}
              <ChatButton subject="statement" id={id} period={period} name={period} phone={phone} />
            </>
          )
        }
      />
    </div>
  );
}
