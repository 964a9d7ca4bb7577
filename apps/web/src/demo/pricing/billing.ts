/** How somebody pays: the first is what is shown unless the address says otherwise. */
export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];
