import { paise } from '#domain/money.ts';
import { isVpa, looksPersonal, upiLink } from '#domain/payments/upi.ts';
import type { Typed } from '#domain/site/setting-rows.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { settingTexts } from './texts.ts';

/** The amount of the code to try, in paise. */
const TRIED = paise(100);

/** The typed UPI id as a code that the owner can try with their own app, and a warning if it looks like a private one (UPI-8). */
export function UpiPreview({ typed }: { typed: Typed }) {
  const { upi: texts } = useTexts(settingTexts);
  const { name: shopName } = useSiteSettings().shop;
  const vpa = (typed.vpa ?? '').trim();
  if (!isVpa(vpa)) return null;
  const name = (typed.payeeName ?? '').trim() || shopName;
  const payee = { vpa, name, merchantCode: (typed.merchantCode ?? '').trim() };
  const link = upiLink(payee, { amount: TRIED, reference: 'TEST', note: texts.note });
  return (
    <div className="grid gap-4 sm:col-span-2">
      {looksPersonal(vpa) && <Notice tone="warning">{texts.personal}</Notice>}
      <div className="grid items-center gap-4 sm:grid-cols-[12rem_1fr]">
        <QrCode text={link} label={texts.code(name)} />
        <p className="text-muted">{texts.tryIt}</p>
      </div>
    </div>
  );
}
