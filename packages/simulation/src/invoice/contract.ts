import { get, type Nothing, post, remove } from '../core/call.ts';
import type { InvoiceLine } from './totals.ts';

/** Currency of every amount here. Amounts are integers of its minor unit: 125050 is KES 1,250.50. */
export const currency = 'KES';

export const invoiceStatuses = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export interface InvoiceClient {
  /** The person whom it is addressed to. */
  name: string;
  company: string;
  companyEmail: string;
  address: string;
  country: string;
  /** Telephone number. */
  contact: string;
}

export interface Invoice {
  id: number;
  /** A day: `2026-11-02`. */
  issuedDate: string;
  dueDate: string;
  client: InvoiceClient;
  /** What it is for, in a few words. */
  service: string;
  /** Minor units. */
  total: number;
  /** Address of the client's picture, empty where there is none. */
  avatar: string;
  invoiceStatus: InvoiceStatus;
  /** Minor units that are still to be paid; below 0 where the client paid too much. */
  balance: number;
}

export interface PaymentDetails {
  /** Minor units. */
  totalDue: number;
  bankName: string;
  country: string;
  iban: string;
  swiftCode: string;
}

export const paymentMethods = ['M-Pesa', 'Bank transfer', 'Card', 'Cheque', 'Cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface Payment {
  /** Another for each payment of the invoice. */
  id: number;
  /** Minor units. */
  amount: number;
  /** A day. */
  date: string;
  method: PaymentMethod;
}

/** What stands on an invoice's paper beside the invoice. */
export interface Paper {
  lines: InvoiceLine[];
  /** The seller. */
  salesperson: string;
  note: string;
  payments: Payment[];
}

/** What a form fills in: without an id, a new one. */
export type InvoiceDraft = Pick<Invoice, 'issuedDate' | 'dueDate' | 'client' | 'service'> &
  Omit<Paper, 'payments'> & { id?: number };

/** What a list may be sorted by. */
export const invoiceColumns = [
  'id',
  'invoiceStatus',
  'client.name',
  'service',
  'total',
  'issuedDate',
  'dueDate',
  'balance',
] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];

export interface InvoiceQuery {
  /** Part of a number, client, service, date or amount; "paid" finds what has the balance 0. */
  q?: string | undefined;
  /** Rows of a page, 10 where not given. */
  perPage?: number;
  /** From 1. */
  page?: number;
  status?: InvoiceStatus | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortColumn?: InvoiceColumn | undefined;
}

interface InvoicePage {
  allData: Invoice[];
  /** How many match, on all pages. */
  total: number;
  invoices: Invoice[];
}

interface InvoiceAnswer {
  invoice: Invoice | null;
  paymentDetails: PaymentDetails | null;
}

export const listInvoices = get<InvoiceQuery, InvoicePage>('/apps/invoice/invoices');
export const getInvoice = get<{ id: number }, InvoiceAnswer>('/api/invoice/invoices/{id}');
export const deleteInvoice = remove<{ id: number }, Nothing>('/apps/invoice/delete');
export const listClients = get<Nothing, InvoiceClient[]>('/api/invoice/clients');

/** Addition: the lines, payments and words of an invoice. */
export const getPaper = get<{ id: number }, { paper: Paper | null }>('/api/invoice/papers/{id}');
/** Addition: changes an invoice, or writes a new one, which is a draft. */
export const saveInvoice = post<{ invoice: InvoiceDraft }, { invoice: Invoice }>('/apps/invoice/save', 201);
/** Addition: puts a deleted one back where it was. */
export const restoreInvoice = post<{ id: number }, { invoice: Invoice | null }>('/apps/invoice/restore');
/** Addition: takes a payment off the balance. */
export const addPayment = post<{ id: number; payment: Omit<Payment, 'id'> }, { invoice: Invoice | null }>(
  '/apps/invoice/add-payment',
  201,
);
/** Addition: sends an invoice to its client; a draft is one no longer. */
export const sendInvoice = post<
  { id: number; to: string; subject: string; message: string },
  { invoice: Invoice | null }
>('/apps/invoice/send');
