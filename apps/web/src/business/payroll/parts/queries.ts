/** The currency in which Kenyan payroll is computed and paid. */
export const payCurrency = 'KES';
