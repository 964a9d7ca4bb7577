import type { InvoiceStatus } from '@kazi/simulation/invoice';

/** Name of an invoice's status among the statuses that have a colour and a shape. */
export const lookOfInvoice = (status: InvoiceStatus): string => status.toLowerCase().replace(' ', '-');
