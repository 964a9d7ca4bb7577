import {
  getInvoice,
  getPaper,
  type Invoice,
  listInvoices,
  type Paper,
  type PaymentDetails,
} from '@kazi/simulation/invoice';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../calls/use-answer.ts';

/** The calls that answer otherwise once an invoice has changed. */
export const invoiceCalls = [getInvoice, getPaper, listInvoices] as const;

/** An invoice, how to pay it, and what stands on its paper. */
export interface WholeInvoice {
  invoice: Invoice;
  paymentDetails: PaymentDetails;
  paper: Paper;
}

/** The invoice of an id, or the newest: `whole` is null where there is none, undefined while that is not known. */
export function useInvoice(id: number | undefined) {
  const newest = useQuery({
    ...answerOf(listInvoices, { perPage: 1, sortColumn: 'id', sort: 'desc' }),
    enabled: id === undefined,
  });
  const wanted = id ?? newest.data?.invoices[0]?.id;
  // With an id that nothing has where none is wanted yet: not asked.
  const invoice = useQuery({ ...answerOf(getInvoice, { id: wanted ?? 0 }), enabled: wanted !== undefined });
  const paper = useQuery({ ...answerOf(getPaper, { id: wanted ?? 0 }), enabled: wanted !== undefined });
  const failed = [newest, invoice, paper].find(({ isError }) => isError);
  const hasNone = id === undefined && newest.data?.total === 0;
  return {
    whole: hasNone ? null : wholeOf(invoice.data, paper.data),
    error: failed?.error,
    retry: () => failed?.refetch(),
  };
}

function wholeOf(
  answer: { invoice: Invoice | null; paymentDetails: PaymentDetails | null } | undefined,
  written: { paper: Paper | null } | undefined,
): WholeInvoice | null | undefined {
  if (!answer || !written) return undefined;
  const { invoice, paymentDetails } = answer;
  const { paper } = written;
  return invoice && paymentDetails && paper ? { invoice, paymentDetails, paper } : null;
}
