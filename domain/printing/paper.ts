/** The widths of paper rolls for printers of tickets, in millimetres. */
export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** The widths of rolls for labels: of single labels of 50 × 25 mm, and of paper. */
export const LABEL_WIDTHS = [50, 58] as const;
export type LabelWidth = (typeof LABEL_WIDTHS)[number];

/** The most tickets that a printer prints of one order. */
export const MAX_COPIES = 5;
