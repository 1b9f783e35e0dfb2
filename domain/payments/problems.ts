import type { RecordCodec } from '#domain/rows/row.ts';

/** What staff did about a problem: the money went back to its customer, or the kitchen keeps it as it is. */
export const PROBLEM_ANSWERS = ['returned', 'accepted'] as const;
export type ProblemAnswer = (typeof PROBLEM_ANSWERS)[number];

/** Money that can't be booked by itself, such as another amount than was asked for (PAY-11). Times are ISO times. */
export interface PaymentProblem {
  /** What it is about at the gateway: the id of a payment or of a refund. */
  id: string;
  text: string;
  at: string;
  /** Null: nobody has answered it. */
  answer: ProblemAnswer | null;
  answeredAt: string | null;
}

export const paymentProblemCodec: RecordCodec<PaymentProblem> = {
  parse(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const { id, text, at, answer, answeredAt } = value as Record<string, unknown>;
    if (typeof id !== 'string' || typeof text !== 'string' || typeof at !== 'string') return undefined;
    return {
      id,
      text,
      at,
      answer: PROBLEM_ANSWERS.find((each) => each === answer) ?? null,
      answeredAt: typeof answeredAt === 'string' ? answeredAt : null,
    };
  },
  format: (problem) => problem,
};

/** Reads problems from their JSON texts on the wire. Those that cannot be read are left out. */
export const readProblems = (texts: readonly string[]): PaymentProblem[] =>
  texts.flatMap((text) => paymentProblemCodec.parse(JSON.parse(text)) ?? []);

/** The problems with one more, which nobody has answered. A problem of the same id stays as it is. */
export function withProblem(
  problems: readonly PaymentProblem[],
  { id, text, at }: { id: string; text: string; at: Date },
): readonly PaymentProblem[] {
  if (problems.some((known) => known.id === id)) return problems;
  return [...problems, { id, text, at: at.toISOString(), answer: null, answeredAt: null }];
}

/** The problems with an answer to one of them; undefined if it is not among them or was answered already. */
export function withAnswer(
  problems: readonly PaymentProblem[],
  { id, answer, at }: { id: string; answer: ProblemAnswer; at: Date },
): readonly PaymentProblem[] | undefined {
  if (!problems.some((problem) => problem.id === id && problem.answer === null)) return undefined;
  return problems.map((problem) =>
    problem.id === id ? { ...problem, answer, answeredAt: at.toISOString() } : problem,
  );
}
