/** Texts of the report on plans. */
export const planMonthTexts = {
  title: 'Plans by month',
  failed: 'Failed to load the report on plans',
  loading: 'Loading the report on plans...',
  columns: {
    month: 'Month',
    sold: 'Meals sold',
    skipped: 'Skipped',
    missed: 'Missed by us',
    unpaid: 'Not cooked for lack of money',
    atStart: 'Subscribers at the start',
    began: 'New',
    lost: 'Of those lost',
    churn: 'Churn',
  },
  hint: 'Meals count people. Skipped are single meals, not pauses. Announced holidays count nowhere. Trials count as meals, but not as subscribers.',
} as const;
