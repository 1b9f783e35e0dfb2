/** When an admin last asked a printer for a test page, and when one was last printed, as on the wire. */
export interface DeviceTests {
  testAskedAt: string | null;
  testedAt: string | null;
}

/** Whether a test page is asked for and not printed yet (PRINT-12). */
export const isTestOpen = ({ testAskedAt, testedAt }: DeviceTests): boolean =>
  testAskedAt !== null && (testedAt === null || testedAt < testAskedAt);
