import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { offeredMethodsQuery } from './queries.ts';
import { settingTexts } from './texts.ts';

/** Whether customers pay real money by card: the keys of the gateway are settings of the server (GATEWAY-8). */
export function GatewayNote() {
  const { gateway: texts } = useTexts(settingTexts);
  const sdk = useSdk();
  const { data } = useQuery(offeredMethodsQuery(sdk));
  if (!data) return null;
  return <Notice tone={data.gateway === 'live' ? 'info' : 'warning'}>{texts[data.gateway]}</Notice>;
}
