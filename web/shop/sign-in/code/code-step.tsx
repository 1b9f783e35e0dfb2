import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AuthCard } from '#web/shared/sign-in/auth-card.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { usePendingCode } from './pending-code.ts';
import { codeTexts } from './texts.tsx';

/** The address of the login page without this step. */
function loginWith(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('step');
  return rest.size > 0 ? `/login?${rest}` : '/login';
}

/** +919876543210 as people write it: +91 98765 43210. */
const asWritten = (address: string) => address.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

/** The step of the login page that asks for the code. Without a code that this tab has asked for, it leads back. */
export function CodeStep({ onDone }: { onDone: (user: CurrentUser) => Promise<void> }) {
  const texts = useTexts(codeTexts);
  const code = usePendingCode();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const start = loginWith(search);
  const isLost = code === undefined;

  useEffect(() => {
    if (isLost) void navigate(start, { replace: true });
  }, [isLost, start, navigate]);

  return (
    <AuthCard
      title={texts.title}
      intro={
        code
          ? texts.sentTo(
              <strong className="whitespace-nowrap text-ink tabular-nums">{asWritten(code.address)}</strong>,
            )
          : texts.sent
      }
      below={
        <Link
          to={start}
          className="inline-block py-2.5 font-semibold text-chilli-text underline-offset-4 hover:underline"
        >
          {texts.change[code?.way ?? 'phone']}
        </Link>
      }
    >
      {code ? (
        <CodeForm code={code} onDone={onDone} />
      ) : (
        <Loading label={texts.sent}>
          <Skeleton className="h-32" />
        </Loading>
      )}
    </AuthCard>
  );
}
