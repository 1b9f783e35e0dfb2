import { useQuery } from '@tanstack/react-query';
import { KITCHEN_ROLES } from '#domain/users/roles.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireRole, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PhoneOrder } from '#web/staff/orders/by-phone/phone-order.tsx';
import { offeredDishesQuery } from '#web/staff/orders/by-phone/queries.ts';
import { byPhoneTexts } from '#web/staff/orders/by-phone/texts.ts';
import { CallerPart } from '#web/staff/plans/callers/caller-part.tsx';
import { useCallerDialogs } from '#web/staff/plans/callers/use-caller-dialogs.tsx';
import { plansAreOnQuery } from '#web/staff/plans/queries.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  requireRole(page, ...KITCHEN_ROLES);
  await Promise.all([page.prefetch(offeredDishesQuery(page.sdk)), page.prefetch(plansAreOnQuery(page.sdk))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(byPhoneTexts, ({ page }) => page);

export default function AdminOrderNew() {
  const texts = useTexts(byPhoneTexts).page;
  const isAdmin = useCurrentUser()?.isAdmin === true;
  const { data: plansAreOn = false } = useQuery(plansAreOnQuery(useSdk()));
  const dialogs = useCallerDialogs();
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <PhoneOrder
        besideCaller={({ userId, name, orders, address }, phone) =>
          isAdmin && plansAreOn ? (
            <CallerPart
              key={userId}
              caller={{ userId, name, phone }}
              address={orders.find((order) => order.address)?.address ?? address ?? ''}
              dialogs={dialogs}
            />
          ) : null
        }
      />
      {dialogs.dialog}
    </>
  );
}
