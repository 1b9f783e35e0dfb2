import { useQuery } from '@tanstack/react-query';
import { PRINTER_PROGRAMS } from '#domain/printing/programs.ts';
import { useDates } from '#web/lib/dates.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OperatorLink } from '#web/shared/status/operator-link.tsx';
import { documentsQuery } from '#web/sheets/queries.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { IssuedCode } from './actions.ts';
import { programsQuery } from './queries.ts';
import { deviceTexts } from './texts.ts';

/** Milliseconds between two looks whether the program has used the code. */
const LOOK_AGAIN = 2_000;

interface SetUpDialogProps {
  device: Pick<StoredDocument<'devices'>, '$id' | 'name'>;
  issued: IssuedCode;
  onToken: () => void;
  onClose: () => void;
}

/** '482 913', which is easier to type than six digits in a row. */
const grouped = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** How a printer is set up: the program, the code that it asks for, and that it has arrived (DEVICE-6). */
export function SetUpDialog({ device, issued, onToken, onClose }: SetUpDialogProps) {
  const texts = useTexts(deviceTexts).setUp;
  const sdk = useSdk();
  const adminId = useAdminId();
  const { timeOfDay } = useDates();
  const programs = useQuery(programsQuery(sdk, adminId));
  const { data = [] } = useQuery({
    ...documentsQuery(sdk, 'devices', adminId),
    refetchInterval: LOOK_AGAIN,
  });
  const current = data.find(({ $id }) => $id === device.$id);
  const isUsed = Date.parse(current?.tokenIssuedAt ?? '') > Date.parse(issued.issuedAt);
  const packed = PRINTER_PROGRAMS.filter((name) => programs.data?.includes(name));

  return (
    <Dialog open onClose={onClose} title={texts.title(device.name)}>
      <div className="grid gap-5 p-5">
        {isUsed ? (
          <p role="status" className="font-semibold text-good">
            {Date.parse(current?.testedAt ?? '') > Date.parse(issued.issuedAt) ? texts.works : texts.arrived}
          </p>
        ) : (
          <ol className="grid list-decimal gap-5 pl-5">
            <li>
              <p>{texts.program}</p>
              {packed.length > 0 ? (
                <p className="mt-2 flex flex-wrap gap-2">
                  {packed.map((name) => (
                    <AnchorButton
                      key={name}
                      variant="secondary"
                      href={fileAddress(`printer-programs/${name}`)}
                      download
                    >
                      {texts.programs[name]}
                    </AnchorButton>
                  ))}
                </p>
              ) : (
                programs.isSuccess && (
                  <>
                    <p className="mt-1 text-muted text-sm">{texts.notPacked}</p>
                    <OperatorLink topic="printers" />
                  </>
                )
              )}
            </li>
            <li>{texts.start}</li>
            <li>
              <p>{texts.answers}</p>
              <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1">
                <dt className="text-muted">{texts.site}</dt>
                <dd className="wrap-anywhere font-semibold">{window.location.host}</dd>
                <dt className="text-muted">{texts.code}</dt>
                <dd className="select-all font-bold text-3xl tabular-nums tracking-wide">
                  {grouped(issued.code)}
                </dd>
              </dl>
              <p className="mt-1 text-muted text-sm">{texts.once(timeOfDay(issued.until))}</p>
            </li>
          </ol>
        )}
        {!isUsed && <Notice>{texts.waiting}</Notice>}
        <div className="flex flex-wrap justify-between gap-3">
          {!isUsed && (
            <Button variant="quiet" onClick={onToken}>
              {texts.token}
            </Button>
          )}
          <Button className="ml-auto" onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
