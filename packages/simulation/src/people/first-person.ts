/** What several apps of the demo say of its user, the first of the sample people. */
export const firstPerson = {
  phone: '+254 712 000 482',
  joinedDaysAgo: 1460,
  /** As users have it, and as the prices do. */
  plan: { ofUser: 'basic', ofPrices: 'basicPlan' },
} as const;
