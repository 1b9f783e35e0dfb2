import { useLocation } from 'react-router';
import { OutageCard } from '#web/shared/status/status-card.tsx';
import { Waiting } from '#web/shop/shell/waiting.tsx';

/** The page while the server cannot tell who is signed in. In place of the dashboard, it tells an owner what is wrong. */
export default function SiteWaiting() {
  const isWork = useLocation().pathname.startsWith('/admin');
  return (
    <Waiting>
      {isWork && (
        <div className="container-page max-w-3xl pb-16">
          <OutageCard />
        </div>
      )}
    </Waiting>
  );
}
