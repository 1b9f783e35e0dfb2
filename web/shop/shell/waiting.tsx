import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { Oops } from '#web/shared/shell/oops.tsx';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** Seconds after which the page tries again. */
const TRY_AGAIN = 5;

/**
 * The page for somebody whose session the server cannot check now, because its database does not answer. It tries again by
 * itself: with scripts the loaders, without scripts the whole document.
 */
export function Waiting({ children }: { children?: ReactNode }) {
  const { waiting } = useTexts(shellTexts);
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') return;
    const again = () => void navigate(location, { replace: true, preventScrollReset: true });
    const timer = setTimeout(again, TRY_AGAIN * 1000);
    return () => clearTimeout(timer);
  }, [state, navigate, location]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(TRY_AGAIN)} />
      </noscript>
      <Oops
        title={waiting.title}
        action={
          <LinkButton to={location} replace>
            {waiting.again}
          </LinkButton>
        }
      >
        <p role="status" className="still-signed-in">
          {waiting.text}
        </p>
      </Oops>
      {children}
    </>
  );
}
