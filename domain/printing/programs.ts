/** The files of the packed program for printers, one for each kind of machine (PRINT-13). */
export const PRINTER_PROGRAMS = [
  'rasoi-printer.exe',
  'rasoi-printer-linux-x64',
  'rasoi-printer-linux-arm64',
] as const;
export type PrinterProgram = (typeof PRINTER_PROGRAMS)[number];
