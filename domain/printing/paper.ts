/** The widths of paper rolls for printers of tickets, in millimetres. */
export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** The most tickets that a printer prints of one order. */
export const MAX_COPIES = 5;
